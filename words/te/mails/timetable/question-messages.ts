// English: 2ca798c3
import type * as english from "#mails/timetable/question-messages.ts";

export const messages: typeof english.messages = {
  text: (until) => `ఇది మీకు వీలవుతుందో లేదో దయచేసి ${until} లోపు చెప్పండి. జవాబు రాకపోతే ఈ మార్పే ఖాయమవుతుంది.`,
  link: "ఒక్క నొక్కుతో జవాబివ్వండి",
};
