/** Why the office can't change a lesson; sent with the answer. */
export const refusals = {
  notTaught:
    "This lesson can't be changed: its assignment has ended, or its tutor does not teach at present.",
  madeUp: "This lesson was not cancelled, or it has a make-up lesson already.",
  changed: "This lesson was changed meanwhile. Please look at it again.",
  gone: "This lesson was deleted or cancelled meanwhile.",
  several: "These lessons can't be changed together any more. Please choose This lesson.",
};
