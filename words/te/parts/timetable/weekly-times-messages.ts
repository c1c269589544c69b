// English: 76e95eb6
import type * as english from "#parts/timetable/weekly-times-messages.ts";

export const weeklyTimesWords: typeof english.weeklyTimesWords = {
  from: "నుండి",
  to: "వరకు",
  starts: ["రెండవ ప్రారంభం", "మూడవ ప్రారంభం"],
  ends: ["రెండవ ముగింపు", "మూడవ ముగింపు"],
  another: "మరో సమయం",
  quarters: "సమయాలన్నీ భారత సమయంలో, పావుగంటల లెక్కన ఇవ్వండి. ఏ రోజు వీలు కాదో ఆ రోజును ఖాళీగా వదిలేయండి.",
  save: "సమయాలు సేవ్ చేయండి",
  saving: "సేవ్ అవుతోంది...",
  problems: {
    "time-missing": "దయచేసి ప్రారంభం, ముగింపు రెండూ ఇవ్వండి.",
    "no-such-time": "దయచేసి సరైన సమయం ఇవ్వండి, ఉదాహరణకు 17:30.",
    "not-quarter": "దయచేసి పావుగంటల్లో ఇవ్వండి, ఉదాహరణకు 17:00, 17:15, 17:30 లేదా 17:45.",
    "ends-first": "ముగింపు ప్రారంభం తర్వాత ఉండాలి.",
    overlap: "ఒకే రోజులో రెండు సమయాలు కలిసిపోతున్నాయి. దయచేసి వాటిని ఒకటిగా చేయండి.",
  },
};
