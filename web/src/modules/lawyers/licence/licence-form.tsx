import { longest } from '@ainsathi/contract/limits';
import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormOutcome } from '../../../drafts/form-outcome';
import { RestoredDraft } from '../../../drafts/restored-draft';
import { useMutationForm } from '../../../drafts/use-mutation-form';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { toDhaka } from '../../../lib/dhaka-time';
import { Button } from '../../../ui/button';
import { useTextRule } from '../../../ui/forms/limited-text-field';
import { TextInput } from '../../../ui/forms/text-input';
import { useToast } from '../../../ui/overlays/toast';
import { Panel } from '../../../ui/panel';
import { endsSoon, licenceWaits } from '../verification/licence-state';
import {
  SaveLicenceDocument,
  SubmitLicenceDocument,
  type LicenceForm_LawyerFragment,
} from './generated/licence-form';

graphql(`
  fragment LicenceForm_lawyer on Lawyer {
    id
    licenseNumber
    verification
    verifiedUntil
    renewalAt
    lapsedAt
    licenseSubmittedAt
    licence {
      enrolledOn
      barAssociation
      membershipNumber
      cardUntil
      askedFor
      papers {
        id
        seenAt
        available
      }
    }
  }

  mutation SaveLicence($input: LicenceInput!) {
    saveLicence(input: $input) {
      lawyer {
        ...LicenceForm_lawyer
      }
    }
  }

  mutation SubmitLicence {
    submitLicence {
      lawyer {
        verificationReason
        ...LicenceForm_lawyer
      }
    }
  }
`);

/** Whether the lawyer may ask for a check now; a verified one when something was asked, with a paper that nobody has seen, or near the end. */
function mayHandIn(lawyer: LicenceForm_LawyerFragment): boolean {
  const { licenseNumber, licence, verification, verifiedUntil } = lawyer;
  if (!licenseNumber || licenceWaits(lawyer)) return false;
  if (verification !== 'VERIFIED') return true;
  const hasNew = licence?.papers.some(({ available, seenAt }) => available && seenAt.length === 0);
  return licence?.askedFor != null || hasNew === true || endsSoon(verifiedUntil);
}

/** Saves the facts, and hands them in with the papers: what was typed last is never left out. */
function useLicenceForm({ licence }: LicenceForm_LawyerFragment) {
  const { t } = useTranslation('lawyerProfileForm');
  const showToast = useToast();
  const text = useTextRule();
  const handsIn = useRef(false);
  // Another tab may have saved the other fields.
  const [saved, setSaved] = useState({
    enrolledOn: licence?.enrolledOn ?? '',
    barAssociation: licence?.barAssociation ?? '',
    membershipNumber: licence?.membershipNumber ?? '',
    cardUntil: licence?.cardUntil ?? '',
  });
  const [failed, setFailed] = useState<'facts.failed' | 'handInFailed'>('facts.failed');
  const [submitLicence] = useMutation(SubmitLicenceDocument);
  const form = useMutationForm(SaveLicenceDocument, {
    schema: z.object({
      enrolledOn: z.string().refine((day) => day <= toDhaka().date, t('licence.facts.future')),
      barAssociation: text(longest.barAssociation),
      membershipNumber: text(longest.membershipNumber),
      cardUntil: z.string(),
    }),
    values: saved,
    variables: (typed) => {
      const changed = (name: keyof typeof typed) =>
        typed[name] === saved[name] ? undefined : typed[name] || null;
      return {
        input: {
          enrolledOn: changed('enrolledOn'),
          barAssociation: changed('barAssociation'),
          membershipNumber: changed('membershipNumber'),
          cardUntil: changed('cardUntil'),
        },
      };
    },
    draft: 'licence',
    onSent: async ({ saveLicence }) => {
      const stored = readFragment<LicenceForm_LawyerFragment>(saveLicence.lawyer);
      form.reset(form.getValues());
      setSaved(form.getValues());
      // A changed fact of a verified lawyer has asked for the check already.
      if (handsIn.current && !licenceWaits(stored)) {
        setFailed('handInFailed');
        await submitLicence();
      }
      showToast({ tone: 'success', title: t(handsIn.current ? 'licence.handedIn' : 'licence.facts.saved') });
    },
  });
  const send = (isHandIn: boolean): void => {
    handsIn.current = isHandIn;
    setFailed('facts.failed');
  };
  return { form, failed: t(`licence.${failed}`), send };
}

/** What the lawyer says of the licence, and the button that hands it in; verifiers compare it with the papers. */
export function LicenceForm({ lawyer: masked }: { lawyer: FragmentType<LicenceForm_LawyerFragment> }) {
  const { t } = useTranslation(['lawyerProfileForm', 'verification']);
  const lawyer = readFragment<LicenceForm_LawyerFragment>(masked);
  const { form, failed, send } = useLicenceForm(lawyer);
  const isHandIn = mayHandIn(lawyer);
  const input = (name: Parameters<typeof form.field>[0]) => ({
    ...form.field(name),
    label: t(`verification:fact.${name}`),
  });
  return (
    <Panel title={t('licence.facts.title')}>
      <form noValidate onSubmit={form.submit} className="grid gap-4">
        <FormOutcome form={form} failed={failed} />
        {form.isRestored && !form.failure && form.problems.length === 0 && (
          <RestoredDraft changed={[]} problems={[]} onDiscard={form.discard} />
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput {...input('enrolledOn')} type="date" max={toDhaka().date} />
          <TextInput {...input('barAssociation')} autoComplete="off" />
          <TextInput {...input('membershipNumber')} autoComplete="off" />
          <TextInput {...input('cardUntil')} type="date" />
        </div>
        {lawyer.verification === 'VERIFIED' && <p className="text-ink-2">{t('licence.facts.again')}</p>}
        <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
          {isHandIn && (
            <Button type="submit" variant="primary" busy={form.isSubmitting} onClick={() => send(true)}>
              {t('licence.handIn')}
            </Button>
          )}
          <Button
            type="submit"
            variant={isHandIn ? 'secondary' : 'primary'}
            busy={form.isSubmitting}
            onClick={() => send(false)}
          >
            {t('licence.facts.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
