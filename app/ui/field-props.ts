/** What was refused of a form. */
export interface FormRefusal<Values> {
  error: string;
  /** Undefined where nothing was read, as without a network. */
  field?: keyof Values | undefined;
  values?: Values | undefined;
}

/**
 * Returns a function that gives the props of one control of a form: its name, the value to show and
 * whether it is invalid.
 *
 * @param values the values of all fields, as submitted or stored
 * @param invalidField the name of the field that failed validation
 */
export function fieldProps<Values extends object>(
  values: Values | null | undefined,
  invalidField: string | null | undefined,
) {
  return <Name extends keyof Values & string>(name: Name) => ({
    name,
    defaultValue: values?.[name],
    invalid: invalidField === name,
  });
}
