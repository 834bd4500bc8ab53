import { useState } from 'react';
import { Button } from '../button';
import { Checkbox } from '../checkbox';
import { Combobox } from '../combobox';
import { CopyLine } from '../copy-button';
import { ErrorSummary } from '../error-summary';
import { FileInput } from '../file-input';
import { FormMessage } from '../form-message';
import { MultiCombobox } from '../multi-combobox';
import { PasswordInput } from '../password-input';
import { Portrait } from '../portrait';
import { RadioCards } from '../radio-cards';
import { Select } from '../select';
import { TextArea } from '../text-area';
import { TextInput } from '../text-input';
import { Specimen } from './specimen';

const areas = ['Family Law', 'Property Law', 'Civil Litigation', 'Tax Law', 'Labour Law', 'Criminal Law'];
const districts = [
  { value: 'dhaka', label: 'Dhaka', note: 'ঢাকা' },
  { value: 'chattogram', label: 'Chattogram', note: 'চট্টগ্রাম', keywords: ['Chittagong'] },
  { value: 'khulna', label: 'Khulna', note: 'খুলনা' },
];
const statuses = [
  { label: 'Intake', options: [{ value: 'PENDING', label: 'Pending' }] },
  { label: 'Drafting', options: [{ value: 'DOCUMENT_DRAFTING', label: 'Document Drafting' }] },
];
const copyLabels = { copy: 'Copy', copied: 'Copied', failed: 'Not copied' };

function Choosers() {
  const [district, setDistrict] = useState<string | null>('dhaka');
  const [chosenAreas, setChosenAreas] = useState<string[]>(['Family Law', 'Tax Law']);
  const [picture, setPicture] = useState<File | null>(null);
  return (
    <>
      <Combobox
        name="district"
        label="District"
        hint="In English or Bangla"
        options={districts}
        value={district}
        onChange={setDistrict}
        labels={{ open: 'All districts', clear: 'Clear the district', nothing: 'No such district' }}
      />
      <MultiCombobox
        name="practiceAreas"
        label="Practice areas"
        hint="Put the main one first."
        options={areas.map((area) => ({ value: area, label: area }))}
        value={chosenAreas}
        onChange={setChosenAreas}
        placeholder="Add an area"
        labels={{ list: 'Practice areas', remove: (area) => `Remove ${area}`, nothing: 'No such area' }}
      />
      <FileInput
        name="picture"
        label="Picture"
        hint="JPG, PNG, or GIF (max 2MB)"
        accept={['image/jpeg', 'image/png', 'image/gif']}
        maximumBytes={2 * 1024 * 1024}
        value={picture}
        onChange={setPicture}
        progress={picture ? 0.6 : null}
        present={<Portrait id="n1" name="Nusrat Jahan" decorative />}
        labels={{
          choose: 'Choose picture',
          replace: 'Choose another',
          remove: 'Remove',
          progress: 'Sending the picture',
          refused: { type: 'Only JPG, PNG or GIF', size: 'The picture is larger than 2 MB' },
        }}
      />
    </>
  );
}

/** Every form control, plain and with an error. */
export function FormSpecimens() {
  const [attempt, setAttempt] = useState(0);
  return (
    <Specimen title="Forms">
      <Button onClick={() => setAttempt(attempt + 1)} className="justify-self-start">
        Send with errors
      </Button>
      <ErrorSummary
        title="There are 2 things to put right"
        description="Nothing was saved yet. All that you typed is still here."
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
        <TextInput
          name="phone"
          label="Phone"
          optional="(optional)"
          hint="Any usual writing, for example 01712-345678"
          type="tel"
        />
        <TextInput name="email" label="Email" type="email" error="Enter an email like name@example.com" />
        <PasswordInput
          name="password"
          label="Password"
          autoComplete="current-password"
          labels={{
            show: 'Show',
            hide: 'Hide',
            shown: 'Your password is shown',
            hidden: 'Your password is hidden',
          }}
        />
        <Select name="status" label="New status" placeholder="Choose a status" options={statuses} />
        <Select name="status2" label="New status" options={statuses} error="Please select a status" />
        <TextArea
          name="bio"
          label="Bio"
          limit={120}
          counterLabel={(left) => (left < 0 ? `${-left} characters too many` : `${left} characters left`)}
          defaultValue="I act for families in land and inheritance cases."
        />
        <TextInput name="locked" label="Disabled" disabled defaultValue="admin@ainsathi.test" />
        <Checkbox name="agree" label="I have read the terms" />
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
      <FormMessage tone="information" title="A new number has to be verified again" />
      <ul className="max-w-[520px]">
        <CopyLine
          label="bKash number (personal)"
          subject="bKash number"
          value="01812-640275"
          labels={copyLabels}
        />
        <CopyLine label="Amount to send" subject="amount" value="৳ 15,000" labels={copyLabels} />
      </ul>
    </Specimen>
  );
}
