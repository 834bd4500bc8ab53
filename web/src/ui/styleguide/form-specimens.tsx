import { useState } from 'react';
import { Button } from '../button';
import { CopyLine } from '../copy-button';
import { DateTimeInput } from '../forms/date-time-input';
import { ErrorSummary } from '../forms/error-summary';
import { FormMessage } from '../forms/form-message';
import { PasswordInput } from '../forms/password-input';
import { RadioCards } from '../forms/radio-cards';
import { SaveBar } from '../forms/save-bar';
import { Select } from '../forms/select';
import { TextArea } from '../forms/text-area';
import { TextInput } from '../forms/text-input';
import { Choosers } from './choice-specimens';
import { Specimen } from './specimen';

const statuses = [
  { label: 'Intake', options: [{ value: 'PENDING', label: 'Pending' }] },
  { label: 'Drafting', options: [{ value: 'DOCUMENT_DRAFTING', label: 'Document Drafting' }] },
];

/** Every form control, plain and with an error. */
export function FormSpecimens() {
  const [attempt, setAttempt] = useState(0);
  return (
    <Specimen title="Forms">
      <Button onClick={() => setAttempt(attempt + 1)} className="justify-self-start">
        Send with errors
      </Button>
      <ErrorSummary
        description="Nothing was saved yet. Everything you typed is still here."
        items={
          attempt > 0
            ? [
                { fieldId: 'email', message: 'Enter an email like name@example.com' },
                { fieldId: 'district', message: 'Choose a district' },
              ]
            : []
        }
        attempt={attempt}
      />
      <div className="grid gap-5 md:grid-cols-3">
        <TextInput name="fullName" label="Full name" autoComplete="name" defaultValue="Farhana Yasmin" />
        <TextInput name="phone" label="Phone" optional="(optional)" hint="As 01712-345678" type="tel" />
        <TextInput name="email" label="Email" type="email" error="Enter an email like name@example.com" />
        <PasswordInput name="password" label="Password" autoComplete="current-password" />
        <Select name="status" label="New status" placeholder="Choose a status" options={statuses} />
        <Select name="status2" label="New status" options={statuses} error="Please select a status" />
        <TextArea
          name="bio"
          label="Bio"
          limit={120}
          defaultValue="I act for families in land and inheritance cases."
        />
        <TextInput name="locked" label="Disabled" disabled defaultValue="admin@ainsathi.test" />
        <DateTimeInput
          legend="Date and time (Dhaka)"
          spoken="Monday 7 December 2026, 10:30 am"
          error="Choose a time to come"
          date={{ name: 'day', label: 'Day of the hearing', defaultValue: '2026-12-07' }}
          time={{ name: 'clock', label: 'Time', defaultValue: '10:30' }}
        />
        <Choosers />
      </div>
      <RadioCards
        name="role"
        legend="What brings you here?"
        defaultValue="USER"
        options={[
          { value: 'USER', label: 'I need a lawyer', description: 'Send requests and follow your cases.' },
          { value: 'LAWYER', label: 'I am a lawyer', description: 'Be found and answer requests.' },
        ]}
      />
      <FormMessage tone="failure" title="Invalid email or password">
        Check both and try again. Your email is still filled in.
      </FormMessage>
      <FormMessage tone="success" title="Profile updated successfully!" />
      <FormMessage
        tone="warning"
        title="Your licence is being checked"
        action={<Button size="small">View profile</Button>}
      >
        Clients cannot find you yet.
      </FormMessage>
      <ul className="max-w-[520px]">
        <CopyLine label="bKash number (personal)" subject="bKash number" value="01812-640275" />
        <CopyLine label="Amount to send" subject="amount" value="৳ 15,000" />
      </ul>
      <SaveBar unsaved status="2 changes are not saved yet">
        <Button variant="primary">Save changes</Button>
      </SaveBar>
    </Specimen>
  );
}
