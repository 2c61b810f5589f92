/** The rows that read, on a machine without git: the tests are those of `git-reads.test.ts`. */
process.env['TEST_GIT_ENGINE'] = 'isomorphic'
await import('./git-reads.test.ts')
