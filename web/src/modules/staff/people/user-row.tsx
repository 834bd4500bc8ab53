import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link';
import { z } from 'zod';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { formatDate } from '../../../i18n/format';
import { flowingCard, TableCell, TableRow } from '../../../ui/tables/table';
import { TextInput } from '../../../ui/forms/text-input';
import { EmailLink } from '../../../ui/email-link';
import { EditableRow, useRowForm, type RowState } from '../../../lists/editable-row';
import { phoneText } from '../../../i18n/phone-text';
import { EmptySelectionCell } from '../../../lists/row-selection';
import { UpdateUserDocument, type UserRow_UserFragment } from './generated/user-row';
import { emailText } from '../../../lib/email-text';

graphql(`
  fragment UserRow_user on User {
    id
    name
    email
    phone
    createdAt
  }

  mutation UpdateUser($id: ID!, $input: UpdateUserInput!) {
    updateUser(id: $id, input: $input) {
      user {
        id
        email
        ...UserRow_user
      }
    }
  }
`);

type User = UserRow_UserFragment;

interface UserRowProps {
  item: FragmentType<UserRow_UserFragment>;
  selectionCell: ReactNode;
  onDelete: () => void;
}

export function UserRow({ item, selectionCell, onDelete }: UserRowProps) {
  const { t } = useTranslation(['accounts', 'shared']);
  const user = readFragment<UserRow_UserFragment>(item);
  return (
    <EditableRow
      name={user.name}
      onDelete={onDelete}
      edit={(onDone) => <UserEditRow user={user} onDone={onDone} />}
      read={(actions) => (
        <TableRow className={flowingCard}>
          {selectionCell}
          <TableCell className="font-medium card:basis-full">
            <Link
              to={paths.admin.user(user.id)}
              title={user.name}
              className="row-link block touch-area no-underline"
            >
              <span className="line-clamp-2 wrap-anywhere card:line-clamp-1">{user.name}</span>
            </Link>
          </TableCell>
          <TableCell className="min-w-0 text-ink-2 card:basis-full">
            {user.email ? <EmailLink email={user.email} /> : <None label={t('users.noEmail')} />}
          </TableCell>
          <TableCell className="tabular-nums min-[360px]:whitespace-nowrap">
            {user.phone ? phoneText(user.phone) : <None label={t('users.noPhone')} />}
          </TableCell>
          <JoinedCell user={user} />
          <TableCell actions end className="card:basis-full">
            {actions}
          </TableCell>
        </TableRow>
      )}
    />
  );
}

function None({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden>-</span>
      <span className="sr-only">{label}</span>
    </>
  );
}

function JoinedCell({ user: { createdAt } }: { user: User }) {
  const { t, i18n } = useTranslation('shared');
  return (
    <TableCell label={t('field.joined')} className="text-ink-2 tabular-nums card:flex! card:gap-2">
      <time dateTime={createdAt}>{formatDate(createdAt, i18n.language)}</time>
    </TableCell>
  );
}

const fields = ['name', 'email', 'phone'] as const;

function UserEditRow({ user, onDone }: { user: User; onDone: (state: RowState) => void }) {
  const { t } = useTranslation(['accounts', 'lists', 'shared']);
  const [update] = useMutation(UpdateUserDocument);
  const email = emailText(t('lists:row.emailShape'));
  const schema = z.object({
    name: z.string().trim().min(1, t('lists:row.nameMissing')),
    email: user.email ? email : z.union([z.literal(''), email]),
    phone: z.string().trim(),
  });
  const row = useRowForm(
    useForm({
      resolver: zodResolver(schema),
      defaultValues: { name: user.name, email: user.email, phone: user.phone ? phoneText(user.phone) : '' },
    }),
    {
      fields,
      save: async (input) =>
        (await update({ variables: { id: user.id, input } })).data?.updateUser.user.email,
      failed: t('users.updateFailed'),
      onDone,
    },
  );
  const field = (name: (typeof fields)[number]) => row.field(name, t(`shared:field.${name}`));
  return (
    <TableRow state="edit">
      <EmptySelectionCell />
      <TableCell label={t('shared:field.name')}>
        {row.form}
        <TextInput {...field('name')} />
      </TableCell>
      <TableCell label={t('shared:field.email')}>
        <TextInput {...field('email')} type="email" inputMode="email" />
      </TableCell>
      <TableCell label={t('shared:field.phone')}>
        <TextInput {...field('phone')} type="tel" inputMode="tel" />
      </TableCell>
      <JoinedCell user={user} />
      {row.actions}
    </TableRow>
  );
}
