import type { Language } from '@ainsathi/contract/languages';
import { act } from '@testing-library/react';
import type { CaseState } from './case-state';

export type Role = 'user' | 'lawyer' | 'admin';

/** What only one task of the client says, in a place of the client or of the lawyer. */
export const asks = {
  pay: /Pay the fee|Send ৳|Waiting for the payment|has to pay|ফি পরিশোধ করুন|পাঠান$/,
  answer: /Accept the fee|Answer the fee|Waiting for your client’s answer|ফিতে রাজি$|ফির উত্তর দিন/,
  check: /Check the ID|did not arrive: “|আইডি মেলান/,
} as const;

export const indexOf = (language: Language) => (language === 'en' ? 0 : 1);
export const titleOf = ({ name }: CaseState) => `Wages, ${name}`;

/** The case as one person reads it; the ids are its own, so that the cache mixes no two cases of a list. */
export function caseFor(role: Role, state: CaseState) {
  const { client, lawyer, name } = state;
  const facts = JSON.parse(JSON.stringify(state.facts), (key, value: unknown) =>
    key === 'id' || key === 'feeId' ? `${String(value)} of ${name}` : value,
  ) as CaseState['facts'];
  const settable = { user: [], lawyer: ['ACCEPTED', 'REJECTED'], admin: ['PENDING'] } as const;
  return {
    ...{ ...facts, id: name, title: titleOf(state), settableStatuses: settable[role] },
    canAct: { user: client.canAct, lawyer: lawyer.canAct, admin: [] }[role],
    acceptsPayment: role === 'user' && client.canAct.includes('PAY'),
    lastPayments: facts.payments?.slice(0, 1) ?? [],
    refusedPayment: client.task === 'check' ? facts.payments?.[0] : null,
    lastFees: facts.fees?.slice(0, 1) ?? [],
  };
}

export const textOf = (element: Element | null | undefined) => element?.textContent ?? '';

/** The tasks that a text urges to. */
export const askedBy = (text: string) =>
  (['answer', 'check', 'pay'] as const).filter((task) =>
    text.split('\n').some((line) => asks[task].test(line)),
  );

/** Each text of a place on a separate line. */
export function linesOf(place: Element): string {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const lines: string[] = [];
  while (walker.nextNode()) lines.push(textOf(walker.currentNode as Element).trim());
  return lines.join('\n');
}

/** A copy of what is shown on paper, where the print styles hide controls and a room is replaced. */
export function onPaper(place: Element): Element {
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const paper = place.cloneNode(true) as Element;
  act(() => void window.dispatchEvent(new Event('afterprint')));
  for (const hidden of paper.querySelectorAll(String.raw`.print\:hidden, button, nav`)) hidden.remove();
  return paper;
}
