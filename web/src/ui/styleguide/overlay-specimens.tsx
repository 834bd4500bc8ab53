import { LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Accordion } from '../accordion';
import { Button } from '../button';
import { ConfirmDialog } from '../overlays/confirm-dialog';
import { Dialog } from '../overlays/dialog';
import { Menu } from '../overlays/menu';
import { Popover } from '../overlays/popover';
import { Tabs } from '../tabs';
import { ToastProvider, useToast } from '../overlays/toast';
import { Specimen, SpecimenRow } from './specimen';

/** The dialog before a deletion in each of its states. */
const questions = {
  confirm: {},
  busy: { busy: true, busyLabel: 'Deleting' },
  failed: { error: 'The lawyer could not be deleted. Nothing was changed.' },
};
const questionStates = ['confirm', 'busy', 'failed'] as const;
const opened = ['dialog', 'reading', ...questionStates] as const;

type Open = 'popover' | (typeof opened)[number] | null;

function Openers() {
  const [open, setOpen] = useState<Open>(null);
  const showToast = useToast();
  const follow = (what: Open) => ({
    open: open === what,
    onOpenChange: (next: boolean) => setOpen(next ? what : null),
  });
  return (
    <SpecimenRow>
      {opened.map((what) => (
        <Button key={what} onClick={() => setOpen(what)}>
          Dialog: {what}
        </Button>
      ))}
      <Button onClick={() => showToast({ tone: 'success', title: 'Case request sent successfully!' })}>
        Toast
      </Button>
      <Button
        onClick={() =>
          showToast({
            tone: 'failure',
            title: 'Failed to delete user',
            action: { label: 'Try again', onAction: () => undefined },
          })
        }
      >
        Toast with action
      </Button>
      <Menu
        label="Account"
        trigger={<Button>Open menu</Button>}
        groups={[
          [{ label: 'Profile', icon: UserRound, to: '#profile' }],
          [{ label: 'Logout', icon: LogOut, onSelect: () => setOpen(null) }],
        ]}
      />
      <Popover {...follow('popover')} trigger={<Button>Open popover</Button>} label="Notifications">
        <p className="p-4">“A boundary dispute” is now: Hearing 1</p>
      </Popover>
      <Dialog {...follow('dialog')} title="Add Your Review" footer={<Button>Send</Button>}>
        <p>What others should know, in your own words.</p>
      </Dialog>
      <Dialog {...follow('reading')} size="reading" title="Before you buy land" hideTitle bar="Article">
        <h2 className="text-28">Before you buy land</h2>
      </Dialog>
      {questionStates.map((state) => (
        <ConfirmDialog
          key={state}
          {...follow(state)}
          {...questions[state]}
          question="Are you sure you want to delete this lawyer?"
          subject="Advocate Aminul Haque Talukder"
          description="This account is signed out at once. This cannot be undone."
          confirmLabel="Delete lawyer"
          onConfirm={() => setOpen(null)}
        />
      ))}
    </SpecimenRow>
  );
}

/** Dialogs, menus, toasts, tabs and the accordion. */
export function OverlaySpecimens() {
  const [tab, setTab] = useState('timeline');
  return (
    <ToastProvider labels={{ region: 'Messages', close: 'Close' }}>
      <Specimen title="Dialogs, menu, toasts">
        <Openers />
      </Specimen>
      <Specimen title="Tabs">
        <Tabs
          label="Parts of the case"
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'timeline', label: 'Timeline', content: <p>What has happened.</p> },
            { value: 'payment', label: 'Payment', content: <p>What is to be paid.</p> },
          ]}
        />
      </Specimen>
      <Specimen title="Accordion">
        <Accordion
          group="questions"
          items={[
            {
              id: 'find',
              title: 'How do I find the right lawyer?',
              content: <p>Search by area and district.</p>,
            },
            { id: 'cost', title: 'What does it cost?', content: <p>Browsing is free.</p> },
          ]}
        />
      </Specimen>
    </ToastProvider>
  );
}
