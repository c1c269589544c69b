export const messages = {
  title: "Delete this enquiry",
  question: "Delete this enquiry with its whole history? It can't be restored.",
  detail: "A family may ask for this. To say why it came to nothing, mark it as lost instead.",
  confirm: "Delete",
  pending: "Deleting...",
  cancel: "Cancel",
  notPossible: "This family has enrolled: the enquiry is part of the student's record.",
};
