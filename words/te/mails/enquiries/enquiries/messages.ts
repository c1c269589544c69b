// English: 44aef10b
import type * as english from "#mails/enquiries/enquiries/messages.ts";
import { maxCountedEnquiries } from "#data/enquiries/mails.ts";

export const messages: typeof english.messages = {
  subject: (count) => {
    if (count === 1) return "ఒక కుటుంబం మీ జవాబు కోసం ఎదురుచూస్తోంది";
    return count < maxCountedEnquiries
      ? `${count} కుటుంబాలు మీ జవాబు కోసం ఎదురుచూస్తున్నాయి`
      : `${maxCountedEnquiries} లేదా అంతకంటే ఎక్కువ కుటుంబాలు మీ జవాబు కోసం ఎదురుచూస్తున్నాయి`;
  },
  text: (count, { emailReply }) =>
    count === 1
      ? `ఒక కుటుంబం ఉచిత డెమో క్లాస్ అడిగింది, ఇంకా ఎవరూ జవాబివ్వలేదు. మనం జవాబిస్తామని మాట ఇచ్చిన గడువు: ${emailReply}.`
      : `వీరు ఉచిత డెమో క్లాస్ అడిగారు, ఇంకా ఎవరూ జవాబివ్వలేదు. మనం జవాబిస్తామని మాట ఇచ్చిన గడువు: ${emailReply}.`,
  link: "ఎంక్వైరీలు తెరవండి",
};
