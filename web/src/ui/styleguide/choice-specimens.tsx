import { useState } from 'react';
import { Combobox } from '../forms/combobox';
import { FileInput } from '../forms/file-input';
import { MultiCombobox } from '../forms/multi-combobox';
import { Portrait } from '../pictures/portrait';
import { TypeAhead } from '../forms/type-ahead';
import { TypeAheadList } from '../forms/type-ahead-list';

const areas = ['Family Law', 'Property Law', 'Civil Litigation', 'Tax Law', 'Labour Law', 'Criminal Law'];
const districts = [
  { value: 'Dhaka', label: 'Dhaka', note: 'ঢাকা' },
  { value: 'Chattogram', label: 'Chattogram', note: 'চট্টগ্রাম', keywords: ['Chittagong'] },
];

/** Comboboxes and the file input. */
export function Choosers() {
  const [district, setDistrict] = useState<string | null>('Dhaka');
  const [chosenAreas, setChosenAreas] = useState<string[]>(['Family Law', 'Tax Law']);
  const [place, setPlace] = useState('Dhaka');
  const [picture, setPicture] = useState<File | null>(null);
  const placeField = {
    labelOf: (value: string) => value,
    value: place,
    onChange: setPlace,
    placeholder: 'All districts',
    clearLabel: 'Clear the district',
    onApproach: () => undefined,
  };
  return (
    <>
      <TypeAhead
        {...placeField}
        id="place"
        name="place"
        label="Where"
        list={(connection) => (
          <TypeAheadList
            {...connection}
            options={districts}
            named={(text) => districts.find(({ label }) => label === text)}
            label="Where"
            nothingLabel="No such district"
            statusOf={(count) => `${count} districts`}
          />
        )}
      />
      <TypeAhead
        {...placeField}
        id="place-waiting"
        name="place2"
        label="Where, its list on the way"
        error="Choose a district"
        value=""
        list={null}
      />
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
        present={<Portrait id="n1" name="Nusrat Jahan" />}
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
