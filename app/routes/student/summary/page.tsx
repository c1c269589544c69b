import { data, useRouteLoaderData } from "react-router";
import { takeFlashMessage } from "#request/flash-message.ts";
import { viewOwnCourses } from "#use-cases/teaching/courses.ts";
import { demoStepOf } from "#use-cases/enquiries/own-demo.ts";
import { isClassId, knownSubjects } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { dayInWords } from "#domain/timetable/lesson-time.ts";
import { canStudentAnswer } from "#domain/timetable/proposal.ts";
import { seesFees } from "#domain/fees/who-sees.ts";
import { guardianTask } from "#domain/guardians/guardian.ts";
import { describeBalance } from "#parts/fees/family/balance.ts";
import { messages as feeWords } from "#parts/fees/family/messages.ts";
import { describeHomeLines } from "#parts/messages/home/describe.ts";
import { HomeLines } from "#parts/messages/home/home-lines.tsx";
import { describeGuardianTask } from "#parts/guardians/describe-guardian-task.ts";
import { describeTimesQuestion } from "#parts/timetable/describe-times-question.ts";
import { ChangesNotice } from "#parts/timetable/proposals/notice/changes-notice.tsx";
import { messages as remindWords } from "#parts/timetable/next/messages.ts";
import { RemindLink } from "#parts/timetable/next/remind-link.tsx";
import { isReminderOffered } from "#use-cases/push/devices.ts";
import { messages as changeWords } from "#parts/timetable/proposals/messages.ts";
import { forwardLoaderHeaders } from "#shell/headers.ts";
import type { loader as layoutLoader } from "../layout.tsx";
import { describeDemo } from "#parts/enquiries/demo/describe-demo.ts";
import {
  describeCourse,
  describeNextLesson,
  describeToDo,
} from "#parts/teaching/student/descriptions.ts";
import { messages as words } from "#parts/teaching/student/messages.ts";
import { useVisitNews } from "#parts/teaching/student/use-visit-news.ts";
import { PageTitle, TitledSection } from "#ui/page-title.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { Route } from "./+types/page.ts";
import { CourseCard } from "./course-card.tsx";
import { Enrollment } from "./enrollment.tsx";
import { FreeDemo } from "./free-demo.tsx";
import { NextLesson } from "./next-lesson.tsx";
import { News } from "./news.tsx";
import { OwnCloth } from "./own-cloth.tsx";
import { TaskStrip } from "./task-strip.tsx";
import { ForToday, ToDo } from "./to-do.tsx";

export { ErrorBoundary } from "#parts/teaching/student/screen-error.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const own = await viewOwnCourses(context, request);
  const { record, courses, now } = own;
  const chosen = record.selectedClass;
  const step = demoStepOf(own);
  const task = guardianTask(record, now);
  const hasGuardian = record.consent === "given";
  const { notice, headers: taken } = await takeFlashMessage(context, request);
  const loaded = {
    today: dayInWords(now.getTime()),
    className: isClassId(chosen) ? className(chosen) : chosen,
    subjects: knownSubjects(record.selectedSubjects).map(subjectName),
    courses: courses.map(describeCourse),
    nextLesson: describeNextLesson(own),
    toDo: describeToDo(own),
    attendedLessons: record.attendedLessons,
    demo: step && describeDemo(own, step),
    calendar: record.calendar,
    guardian: task && describeGuardianTask(task, record),
    changes:
      record.openProposals > 0 && canStudentAnswer({ ...record, hasGuardian }, now)
        ? changeWords.waiting(record.openProposals)
        : null,
    fees:
      record.balance !== null &&
      seesFees({ bornOn: record.bornOn, hasGuardian: record.consent !== null }, now)
        ? { text: describeBalance(record.balance), link: feeWords.title }
        : null,
    times: describeTimesQuestion({ hasTimes: record.hasTimes, isPutOff: record.isTimesPutOff }),
    messages: describeHomeLines(record.unreadLines, "student", now),
    notice: notice?.code ?? null,
    remind: isReminderOffered(context) ? remindWords.remindMe : null,
    now: now.getTime(),
  };
  return data(loaded, { headers: taken });
}

export const headers = forwardLoaderHeaders;

const none: { id: string; isNew: boolean }[] = [];

/** The student's home: the next class, what is to do, the courses, and what the academy asks. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { courses, demo, attendedLessons, changes, now } = loaderData;
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/student/layout");
  const announcements = useVisitNews(layout?.announcements ?? none);
  const isLearning = courses.some(({ access }) => access === "open");
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid gap-4">
        <PageTitle size="growing">{loaderData.today}</PageTitle>
        <ChangesNotice text={changes} to="/dashboard/changes" />
        {isLearning && <ForToday items={loaderData.toDo.today} />}
        {isLearning && (
          <NextLesson lesson={loaderData.nextLesson} now={now}>
            <RemindLink text={loaderData.remind} />
          </NextLesson>
        )}
        {demo && <FreeDemo demo={demo} />}
        <News courses={courses} announcements={announcements.filter(({ isNew }) => isNew).length} />
      </div>
      <HomeLines of={loaderData.messages} />
      {isLearning && <ToDo {...loaderData.toDo} />}
      {courses.length > 0 && (
        <TitledSection id="courses" title={words.yourCourses}>
          <ul className="grid gap-4 sm:grid-cols-2">
            {courses.map((course) => (
              <CourseCard key={course.id} course={course} />
            ))}
          </ul>
        </TitledSection>
      )}
      {loaderData.fees && (
        <p className="flex flex-wrap items-center gap-x-4">
          <span className="tabular-nums">{loaderData.fees.text}</span>
          <TextLink to="/dashboard/fees">{loaderData.fees.link}</TextLink>
        </p>
      )}
      <TaskStrip {...loaderData} />
      {(isLearning || attendedLessons > 0) && <OwnCloth classes={attendedLessons} />}
      <Enrollment {...loaderData} courses={courses.length} />
    </div>
  );
}
