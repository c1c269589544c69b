export const messages = {
  updated: "Updated",
};
