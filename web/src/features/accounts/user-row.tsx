import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/link';
import { z } from 'zod';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { paths } from '../../routing/paths';
import { formatDate } from '../../i18n/format';
import { TableCell, TableRow } from '../../ui/tables/table';
import { TextInput } from '../../ui/forms/text-input';
import { EmailLink } from '../../ui/email-link';
import { useEmailWaits } from '../../lists/use-email-waits';
import { showFailure } from '../../lists/row-form-errors';
import { phoneText } from '../../i18n/phone-text';
import { EmptySelectionCell } from '../../lists/row-selection';
import { RowActions, RowEditActions } from '../../lists/row-actions';
import { outdent } from '../../lists/row-layout';
import { UpdateUserDocument, type UserRow_UserFragment } from './generated/user-row';

graphql(`
  fragment UserRow_user on User {
    id
    name
    email
    phone
    createdAt
  }
`);

graphql(`
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
type RowState = 'read' | 'edit' | 'saved' | 'cancelled';

interface UserRowProps {
  item: FragmentType<UserRow_UserFragment>;
  selectionCell: ReactNode;
  onDelete: () => void;
}

/** One client: read, or edited in place at the same height. */
export function UserRow({ item, selectionCell, onDelete }: UserRowProps) {
  const user = readFragment<UserRow_UserFragment>(item);
  const [state, setState] = useState<RowState>('read');
  if (state === 'edit') return <UserEditRow user={user} onDone={setState} />;
  return (
    <UserReadRow
      user={user}
      selectionCell={selectionCell}
      state={state}
      onEdit={() => setState('edit')}
      onDelete={onDelete}
    />
  );
}

interface ReadRowProps {
  user: User;
  selectionCell: ReactNode;
  state: RowState;
  onEdit: () => void;
  onDelete: () => void;
}

function UserReadRow({ user, selectionCell, state, onEdit, onDelete }: ReadRowProps) {
  const { t, i18n } = useTranslation(['accounts', 'shared']);
  return (
    <TableRow>
      {selectionCell}
      <TableCell wide className="font-medium">
        <Link to={paths.admin.user(user.id)} className="row-link inline-block touch-area no-underline">
          {user.name}
        </Link>
      </TableCell>
      <TableCell wide className="text-ink-2">
        <EmailLink email={user.email} />
      </TableCell>
      <TableCell label={t('shared:field.phone')} className="tabular-nums min-[360px]:whitespace-nowrap">
        {user.phone ? (
          phoneText(user.phone)
        ) : (
          <>
            <span aria-hidden>-</span>
            <span className="sr-only">{t('users.noPhone')}</span>
          </>
        )}
      </TableCell>
      <JoinedCell createdAt={user.createdAt} language={i18n.language} label={t('shared:field.joined')} />
      <TableCell actions end>
        <RowActions
          name={user.name}
          saved={state === 'saved'}
          returned={state !== 'read'}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      </TableCell>
    </TableRow>
  );
}

function JoinedCell({ createdAt, language, label }: { createdAt: string; language: string; label: string }) {
  return (
    <TableCell label={label} className="text-ink-2 tabular-nums">
      <time dateTime={createdAt}>{formatDate(createdAt, language)}</time>
    </TableCell>
  );
}

function UserEditRow({ user, onDone }: { user: User; onDone: (state: RowState) => void }) {
  const { t, i18n } = useTranslation(['accounts', 'lists', 'shared']);
  const formId = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const [update] = useMutation(UpdateUserDocument);
  const tellIfEmailWaits = useEmailWaits();
  const schema = z.object({
    name: z.string().trim().min(1, t('lists:row.nameMissing')),
    email: z
      .string()
      .trim()
      .pipe(z.email(t('lists:row.emailShape'))),
    phone: z.string().trim(),
  });
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: user.name, email: user.email, phone: user.phone ? phoneText(user.phone) : '' },
  });
  useEffect(
    function beginWithTheName() {
      setFocus('name');
    },
    [setFocus],
  );
  const submit = handleSubmit(async (input) => {
    setFailure(null);
    try {
      const { data } = await update({ variables: { id: user.id, input } });
      tellIfEmailWaits(input.email, data?.updateUser.user.email);
      onDone('saved');
    } catch (error) {
      setFailure(showFailure(error, t('users.updateFailed'), ['name', 'email', 'phone'], setError));
    }
  });
  const { errors, isSubmitting } = formState;
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isSubmitting) onDone('cancelled');
  };
  const field = (name: 'name' | 'email' | 'phone') => ({
    ...register(name),
    id: `${formId}-${name}`,
    form: formId,
    label: t(`shared:field.${name}`),
    hideLabel: true,
    error: errors[name]?.message,
    autoComplete: 'off',
    fieldClassName: outdent,
    onKeyDown: leave,
  });
  return (
    <TableRow state="edit">
      <EmptySelectionCell />
      <TableCell label={t('shared:field.name')}>
        <form id={formId} onSubmit={submit} noValidate />
        <TextInput {...field('name')} />
      </TableCell>
      <TableCell label={t('shared:field.email')}>
        <TextInput {...field('email')} type="email" inputMode="email" />
      </TableCell>
      <TableCell label={t('shared:field.phone')}>
        <TextInput {...field('phone')} type="tel" inputMode="tel" />
      </TableCell>
      <JoinedCell createdAt={user.createdAt} language={i18n.language} label={t('shared:field.joined')} />
      <TableCell actions end>
        <RowEditActions
          formId={formId}
          busy={isSubmitting}
          failure={failure}
          onCancel={() => onDone('cancelled')}
        />
      </TableCell>
    </TableRow>
  );
}
