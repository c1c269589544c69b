export const suspensionMessages = {
  title: "Suspended",
  past: "Earlier suspensions",
  text: "The tutor reads and changes nothing about students. The lessons below wait: hand each over to another tutor, or lift the suspension.",
  lift: "Lift Suspension",
  since: (at: string, by: string) => `Since ${at}, by ${by}`,
  lifted: (at: string, reason: string) => `Lifted ${at}: ${reason}`,
  former: "a former admin",
};
