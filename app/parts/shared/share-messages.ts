export const messages = {
  share: "Share",
  notShared: "That could not be shared.",
};
