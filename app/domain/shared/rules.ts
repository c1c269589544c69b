/**
 * One rule of a form: when it fails, which problem to report, and which field to mark. A problem is
 * a code; each screen has its own words for it.
 */
export type Rule<Input, Problem extends string, Field extends string> = readonly [
  fails: (input: Input) => boolean,
  problem: Problem,
  field: Field,
];

export type Failure<Problem extends string, Field extends string> = {
  readonly problem: Problem;
  readonly field: Field;
};

/**
 * The first rule that the input fails, or null when it passes them all (§5: "checked in this
 * order"). Rules after the first failing one are not run, so a rule may rely on those before it.
 */
export function firstFailure<Input, Problem extends string, Field extends string>(
  rules: readonly Rule<Input, Problem, Field>[],
  input: Input,
): Failure<Problem, Field> | null {
  for (const [fails, problem, field] of rules) {
    if (fails(input)) return { problem, field };
  }
  return null;
}
