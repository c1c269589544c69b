export const phoneMessages = {
  whatsapp: "WhatsApp",
  emptyChat: "An empty message",
};
