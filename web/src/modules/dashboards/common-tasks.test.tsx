import { renderWith, translatorFor } from '../../../test/render-in-language';
import { clientCaseListPath, lawyerCaseListPath } from '../../lists/case-list-address';
import { paths } from '../../routing/paths';
import { useUnreadTask } from './common-tasks';

const ROLES = {
  client: { list: clientCaseListPath({ group: 'UNREAD' }), pathOf: paths.client.case },
  lawyer: { list: lawyerCaseListPath({ group: 'UNREAD' }), pathOf: paths.lawyerArea.case },
};

function Leads({ role, unread, ids }: { role: keyof typeof ROLES; unread: number; ids: string[] }) {
  const { list, pathOf } = ROLES[role];
  const unreadCaseId = ids.length === 1 ? ids[0]! : null;
  const tasks = useUnreadTask({ unreadMessages: unread, unreadCaseId }, list, pathOf);
  return <>{tasks.map(({ action }) => action.to).join()}</>;
}

const leadOf = async (role: keyof typeof ROLES, unread: number, ids: string[]) =>
  renderWith(
    await translatorFor('en', 'dashboards', 'cases'),
    <Leads role={role} unread={unread} ids={ids} />,
  );

describe.each(Object.keys(ROLES) as (keyof typeof ROLES)[])('unread messages of the %s', (role) => {
  it('in one case lead to its messages', async () => {
    expect(await leadOf(role, 5, ['one'])).toBe(`${ROLES[role].pathOf('one')}?tab=messages`);
  });

  it('in two cases lead to the cases that have some', async () => {
    expect(await leadOf(role, 5, ['one', 'other'])).toBe(ROLES[role].list);
    expect(ROLES[role].list).toContain('group=UNREAD');
  });

  it('are no task where there are none', async () => {
    expect(await leadOf(role, 0, [])).toBe('');
  });
});
