// English: c08e908f
import type * as english from "#routes/admin/enquiries/funnel-messages.ts";

export const messages: typeof english.messages = {
  title: "ఎంక్వైరీల ఫలితాలు",
  intro: "ఒక్కో నెలలో వచ్చిన ఎంక్వైరీలు ఇప్పటివరకు ఏమయ్యాయో ఇక్కడ చూడండి.",
  months: "నెల",
  month: "నెల",
  show: "చూపించండి",
  bySource: (month) => `${month}: ఏ మార్గంలో ఎన్ని వచ్చాయి`,
  byMonth: "గత ఆరు నెలలు",
  source: "మార్గం",
  reasons: (month) => `${month} ఎంక్వైరీలు: ఎందుకు చేరలేదు`,
  none: "ఈ నెలలో ఎంక్వైరీలు ఏవీ రాలేదు.",
  noneLost: "చేరనివారు ఎవరూ లేరు.",
  back: "ఎంక్వైరీలు",
  nothing: "–",
  columns: {
    came: "వచ్చినవి",
    called: "కాల్ చేసినవి",
    demos: "డెమో జరిగినవి",
    enrolled: "చేరినవారు",
    lost: "చేరనివారు",
    answerSeconds: "జవాబుకు పట్టిన సమయం",
    enrolmentSeconds: "చేరడానికి పట్టిన సమయం",
  },
  median: "ఇక్కడ చూపినవి సాధారణంగా పట్టిన సమయాలు (median).",
  reason: (reason, count) => `${reason}: ${count}`,
};
