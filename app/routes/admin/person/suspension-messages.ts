export const suspensionMessages = {
  title: "Suspended",
  past: "Earlier suspensions",
  text: "The tutor can't see or change anything about students. The lessons below are on hold: hand each course over to another tutor, or lift the suspension.",
  lift: "Lift Suspension",
  since: (at: string, by: string) => `Since ${at}, by ${by}`,
  lifted: (at: string, reason: string) => `Lifted ${at}: ${reason}`,
  former: "a former admin",
};
