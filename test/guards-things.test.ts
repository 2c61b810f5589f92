import t from 'tap'
import { guardsOf } from './support/guards.ts'
import { takeAway } from './support/take-away.ts'

t.test('a test fails for each guard that is taken away', (t) => takeAway(t, guardsOf('things')))
