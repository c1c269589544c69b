import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

test.each([
  ["asha@home.example", "asha@home.example"],
  [" Asha+School@Home.Example ", "asha@home.example"],
  ["asha+a+b@home.example", "asha@home.example"],
  ["asha+@home.example", "asha@home.example"],
  ["a.sha@home.example", "a.sha@home.example"],
  ["a-sha@home.example", "a-sha@home.example"],
  ["a.s.h.a+x@gmail.com", "asha@gmail.com"],
  ["a.sha@googlemail.com", "asha@gmail.com"],
  ["a.sha@gmail.com.example", "a.sha@gmail.com.example"],
  ["asha@mail.gmail.com", "asha@mail.gmail.com"],
  // Nobody's tag: what is left would be everybody's of that domain.
  ["+asha@home.example", "+asha@home.example"],
])("%j arrives at %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
  expect(mailboxOf(mailbox)).toBe(mailbox);
});
