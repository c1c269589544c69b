import type { MailKind } from "#domain/mail.ts";
import { announcement } from "./announcement/mail.ts";
import { applicationApproved } from "./application-approved/mail.ts";
import { applicationReceived } from "./application-received/mail.ts";
import { applicationRejected } from "./application-rejected/mail.ts";
import { arrivals } from "./arrivals/mail.ts";
import { assignmentCreated } from "./assignment-created/mail.ts";
import { assignmentEnded, guardianAssignmentEnded } from "./assignment-ended/mail.ts";
import {
  assignmentHandedOver,
  guardianAssignmentHandedOver,
} from "./assignment-handed-over/mail.ts";
import { calendarAddress } from "./calendar-address/mail.ts";
import { changeEmail } from "./change-email/mail.ts";
import { dataExported } from "./data-exported/mail.ts";
import { emailChangeAsked } from "./email-change-asked/mail.ts";
import { emailChanged } from "./email-changed/mail.ts";
import { enquiries } from "./enquiries/mail.ts";
import { enquiryReceived } from "./enquiry-received/mail.ts";
import { demoLesson, tutorDemoLesson } from "./demo-lesson/mail.ts";
import { consentChanged } from "./consent-changed/mail.ts";
import { consentRenewal } from "./consent-renewal/mail.ts";
import { guardianConsent } from "./guardian-consent/mail.ts";
import { guardianPage } from "./guardian-page/mail.ts";
import { guardianReminder } from "./guardian-reminder/mail.ts";
import { guardianLessonChange, lessonChange } from "./lesson-change/mail.ts";
import { guardianLessonDecided, lessonDecided } from "./lesson-decided/mail.ts";
import { lessonDisputed } from "./lesson-disputed/mail.ts";
import { lessonsUnsettled } from "./lessons-unsettled/mail.ts";
import { guardianLessonReport, lessonReport } from "./lesson-report/mail.ts";
import { lessonRequest } from "./lesson-request/mail.ts";
import { invitation } from "./invitation/mail.ts";
import type { Mail } from "./mail.ts";
import { newDevice } from "./new-device/mail.ts";
import { news } from "./news/mail.ts";
import { passwordChanged } from "./password-changed/mail.ts";
import { guardianRequestAnswered, requestAnswered } from "./request-answered/mail.ts";
import { resetPassword } from "./reset-password/mail.ts";
import { sessionReminder } from "./session-reminder/mail.ts";
import { signInChanged } from "./sign-in-changed/mail.ts";
import { senderChange } from "./sender-change/mail.ts";
import { staffChange } from "./staff-change/mail.ts";
import { staffEnded } from "./staff-ended/mail.ts";
import { staffInvitation } from "./staff-invitation/mail.ts";
import { staffRole } from "./staff-role/mail.ts";
import { testMail } from "./test-mail/mail.ts";
import { verifyEmail } from "./verify-email/mail.ts";
import { welcome } from "./welcome/mail.ts";
import { wrongCodes } from "./wrong-codes/mail.ts";

/** The function that writes each kind of mail. */
export const mails: { readonly [Kind in MailKind]: Mail<Kind> } = {
  welcome,
  "application-received": applicationReceived,
  "application-approved": applicationApproved,
  "application-rejected": applicationRejected,
  "assignment-created": assignmentCreated,
  "assignment-ended": assignmentEnded,
  "assignment-handed-over": assignmentHandedOver,
  "guardian-assignment-ended": guardianAssignmentEnded,
  "guardian-assignment-handed-over": guardianAssignmentHandedOver,
  announcement,
  news,
  arrivals,
  enquiries,
  "enquiry-received": enquiryReceived,
  "demo-lesson": demoLesson,
  "tutor-demo-lesson": tutorDemoLesson,
  "guardian-consent": guardianConsent,
  "guardian-reminder": guardianReminder,
  "guardian-page": guardianPage,
  "consent-changed": consentChanged,
  "consent-renewal": consentRenewal,
  "session-reminder": sessionReminder,
  "lesson-change": lessonChange,
  "guardian-lesson-change": guardianLessonChange,
  "lesson-report": lessonReport,
  "guardian-lesson-report": guardianLessonReport,
  "lesson-request": lessonRequest,
  "lesson-disputed": lessonDisputed,
  "lesson-decided": lessonDecided,
  "guardian-lesson-decided": guardianLessonDecided,
  "lessons-unsettled": lessonsUnsettled,
  "request-answered": requestAnswered,
  "guardian-request-answered": guardianRequestAnswered,
  invitation,
  "staff-invitation": staffInvitation,
  "staff-role": staffRole,
  "staff-change": staffChange,
  "sender-change": senderChange,
  "staff-ended": staffEnded,
  "reset-password": resetPassword,
  "password-changed": passwordChanged,
  "calendar-address": calendarAddress,
  "new-device": newDevice,
  "sign-in-changed": signInChanged,
  "data-exported": dataExported,
  "wrong-codes": wrongCodes,
  "test-mail": testMail,
  "verify-email": verifyEmail,
  "change-email": changeEmail,
  "email-change-asked": emailChangeAsked,
  "email-changed": emailChanged,
};
