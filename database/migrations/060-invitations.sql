-- People whom an admin invites: they have an account before they have a password.
alter table accounts alter column password_hash drop not null;

alter table mailed_links drop constraint mailed_links_purpose_check;
alter table mailed_links add constraint mailed_links_purpose_check check (purpose in
  ('reset-password', 'verify-email', 'change-email', 'undo-email', 'invitation'));

-- An invited tutor is approved before they have said what they studied: '' is unknown.
alter table tutors drop constraint tutors_qualification_check;
alter table tutors add constraint tutors_qualification_check
  check (qualification in ('bachelor', 'master', 'phd', 'other')
    or (qualification = '' and status in ('approved', 'suspended')));
alter table tutors drop constraint tutors_experience_check;
alter table tutors add constraint tutors_experience_check
  check (experience in ('0-1', '1-3', '3-5', '5-10', '10+')
    or (experience = '' and status in ('approved', 'suspended')));
