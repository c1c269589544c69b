// English: 797dbd34
import type * as english from "#parts/office/more-messages.ts";
import { queueHours } from "#domain/lessons/settlement.ts";

export const messages: typeof english.messages = {
  title: "మరిన్ని",
  families: "కుటుంబాలు",
  lessons: "క్లాసులు",
  academy: "అకాడమీ",
  places: {
    enquiries: {
      label: "ఎంక్వైరీలు",
      text: "డెమో క్లాస్ అడిగి, ఇంకా ఖాతా లేని కుటుంబాలు.",
    },
    referrals: { label: "రిఫరల్స్", text: "ఎవరి ద్వారా ఎవరు వచ్చారు." },
    import: {
      label: "ఇంపోర్ట్",
      text: "స్ప్రెడ్‌షీట్ నుంచి విద్యార్థులు, ట్యూటర్లు, సంరక్షకులు, కేటాయింపులు.",
    },
    lessons: {
      label: "ఎలా జరిగాయో చెప్పాల్సిన క్లాసులు",
      text: `అభ్యంతరాలు, ${queueHours} గంటలైనా ఎలా జరిగాయో ఎవరూ చెప్పని క్లాసులు.`,
    },
    away: { label: "సెలవులో ఉన్న ట్యూటర్లు", text: "ట్యూటర్ సెలవులో ఉన్నప్పుడు నిర్ణయించి ఉన్న క్లాసులు." },
    quality: { label: "నాణ్యత", text: "ఒక నెల క్లాసులు ఎలా జరిగాయో, ట్యూటర్ వారీగా." },
    overlaps: {
      label: "ఒకే సమయంలో ఉన్న క్లాసులు",
      text: "గతంలో ఒకే సమయానికి పెట్టిన క్లాసులు.",
    },
    holidays: { label: "సెలవులు", text: "క్లాసులు లేని రోజులు." },
    syllabus: { label: "సిలబస్", text: "ప్రతి తరగతి, ప్రతి సబ్జెక్ట్ అధ్యాయాలు." },
    fees: { label: "ఫీజులు", text: "కుటుంబాలు ఎంత ఇవ్వాలి, ట్యూటర్లకు ఎంత వస్తుంది, ధరలు." },
    site: {
      label: "సైట్",
      text: "అందరికీ కనిపించే పేజీల్లో ఏముందో: పేరు, సంప్రదింపు వివరాలు, ప్రశ్నలు, విధానాలు.",
    },
    staff: { label: "సిబ్బంది", text: "ఇక్కడ ఎవరు, ఏ హోదాలో పనిచేస్తారు." },
    setup: { label: "సెటప్", text: "అకాడమీ మొదటి అడుగులు." },
    log: { label: "లాగ్", text: "ఎవరు, ఏమి, ఎప్పుడు చేశారు." },
  },
};
