-- What an admin may do (app/domain/staff.ts). Until now every admin was an owner.
alter table admins add column role text not null default 'owner'
  check (role in ('owner', 'coordinator', 'accountant', 'editor'));
