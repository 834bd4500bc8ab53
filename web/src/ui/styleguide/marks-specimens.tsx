import { ArrowRight, Download, MapPin, Plus } from 'lucide-react';
import { Avatar } from '../pictures/avatar';
import { Badge, type BadgeTone } from '../badge';
import { Button, ButtonLink, IconButton } from '../button';
import { Logo } from '../jamdani/logo';
import { Tag, TagList } from '../tag';
import { TextLink } from '../text-link';
import { VerifiedSeal } from '../verified-seal';
import { Specimen, SpecimenRow } from './specimen';

const badges: [BadgeTone, string][] = [
  ['pending', 'Pending'],
  ['accepted', 'Accepted'],
  ['rejected', 'Rejected'],
  ['progress', 'In Progress'],
  ['completed', 'Completed'],
  ['intake', 'Case Intake'],
  ['drafting', 'Document Drafting'],
  ['filing', 'Case Filing'],
  ['hearings', 'Hearing 2'],
  ['judgement', 'Judgement Announced'],
  ['closing', 'Case Closed'],
  ['neutral', 'on-hold-by-court'],
  ['outline', 'Unpaid'],
];

/** Badges, buttons, links, tags and small marks. */
export function MarksSpecimens() {
  return (
    <>
      <Specimen title="Badges">
        <SpecimenRow>
          {badges.map(([tone, word]) => (
            <Badge key={tone} tone={tone}>
              {word}
            </Badge>
          ))}
        </SpecimenRow>
      </Specimen>
      <Specimen title="Buttons">
        <SpecimenRow>
          <Button variant="primary">Send Case Request</Button>
          <Button>Open case</Button>
          <Button variant="text">Edit</Button>
          <Button variant="danger-text">Delete</Button>
          <Button variant="quiet-danger-text">Delete</Button>
          <Button variant="danger">Delete user</Button>
          <Button variant="primary" busy busyLabel="Updating">
            Update
          </Button>
          <Button disabled>Save</Button>
          <Button size="small" icon={Plus}>
            Add row
          </Button>
          <IconButton label="Download the order sheet" icon={Download} />
          <IconButton label="Show on the map" icon={MapPin} bare />
          <ButtonLink to="#target" variant="primary" iconEnd={ArrowRight}>
            Find lawyers
          </ButtonLink>
          <TextLink to="#link">Create an account</TextLink>
        </SpecimenRow>
      </Specimen>
      <Specimen title="Tags, seal, name">
        <SpecimenRow>
          <Tag>Property Law</Tag>
          <Tag tinted>Family Law</Tag>
          <TagList
            tags={['Tax Law', 'Family Law', 'Civil Litigation', 'Labour Law', 'Banking Law']}
            searched={['Family Law']}
            moreLabel={(hidden) => `and ${hidden.length} more: ${hidden.join(', ')}`}
          />
          <VerifiedSeal label="Verified" />
          <Avatar id="a1" name="Advocate Nusrat Jahan" size="small" />
          <Avatar id="b2" name="Rafiqul Islam" />
          <Avatar id="c3" name="Shirin Sultana" size="large" />
          <Logo name="AinSathi" banglaName="আইনসাথী" />
        </SpecimenRow>
      </Specimen>
    </>
  );
}
