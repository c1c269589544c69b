// English: 967c6986
import type * as english from "#parts/timetable/cancelled-messages.ts";

export const messages: typeof english.messages = {
  cancelledBy: {
    student: "విద్యార్థి రద్దు చేశారు",
    guardian: "సంరక్షకులు రద్దు చేశారు",
    tutor: "ట్యూటర్ రద్దు చేశారు",
    admin: "అకాడమీ రద్దు చేసింది",
  },
  cancelledLateBy: {
    student: "విద్యార్థి ఆలస్యంగా రద్దు చేశారు",
    guardian: "సంరక్షకులు ఆలస్యంగా రద్దు చేశారు",
    tutor: "ట్యూటర్ ఆలస్యంగా రద్దు చేశారు",
    admin: "అకాడమీ ఆలస్యంగా రద్దు చేసింది",
  },
  makeUpOwed: "బదులు క్లాస్ నిర్ణయిస్తాం.",
  madeUp: (at) => `బదులు క్లాస్: ${at}`,
  makesUpFor: (at) => `రద్దయిన క్లాస్‌కు బదులు (${at})`,
};
