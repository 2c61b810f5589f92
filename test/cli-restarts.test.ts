import t from 'tap'
import { testRestarts } from './support/cli-restarts.ts'

t.test('what stays goes on after its service was killed and started again', (t) => testRestarts(t))
