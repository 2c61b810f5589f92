/** The rows that write, on a machine without git: the tests are those of `git-writes.test.ts`. */
process.env['TEST_GIT_ENGINE'] = 'isomorphic'
await import('./git-writes.test.ts')
