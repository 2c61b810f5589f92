import { createServer } from 'node:net'
import t from 'tap'
import { runs } from './runs.ts'

// A file for test/units/suite.test.ts, which leaves its environment changed, and a server open if it is told so.
t.equal(runs.push(''), 1, 'has its modules for itself')
t.equal(process.env['TEST_LEFT'], undefined, 'has the environment of the process')
process.env['TEST_LEFT'] = 'left'
if (process.env['TEST_LEAVES_OPEN'] !== undefined) createServer().listen(0)
