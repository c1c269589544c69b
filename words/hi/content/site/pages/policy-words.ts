// English: c4b3f663
import type * as english from "#content/site/pages/policy-words.ts";

export const draftMark: typeof english.draftMark =
  "यह मसौदा है, जिसे अकादमी के वकील को अभी देखना है। यह बताता है कि हमारा इरादा क्या है, लेकिन अभी क़ानूनी तौर पर लागू नहीं है।";

export const updatedLabel: typeof english.updatedLabel = "पिछली बार बदला गया";
