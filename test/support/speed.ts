/**
 * Runs something whose times are short and, when a busy machine was too slow for them, again with times four times as
 * long: `factor` multiplies every time of a run. What is wrong at one speed only is wrong at the last one too. Returns
 * the first result that is right, or else the last one, for the test to look into.
 */
export async function atAnySpeed<Result>(
  run: (factor: number) => Promise<Result>,
  isRight: (result: Result, factor: number) => boolean,
): Promise<Result> {
  for (let factor = 1; ; factor *= 4) {
    const result = await run(factor)
    if (factor >= factorMax || isRight(result, factor)) return result
  }
}

const factorMax = 64
