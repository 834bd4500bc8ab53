import { mostExperience } from '@ainsathi/contract/limits';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { CourtLevel, LawyerLanguage } from './lawyer.enums';
import { all, OmitIfUndefined, says } from '../../validation/text';

/** How updates treat missing fields, for the descriptions of their inputs. */
export const MERGE_RULE = 'A field left out keeps its value; an empty text clears an optional field.';

/** Whole years; optional. */
export function Experience(): PropertyDecorator {
  return all(
    IsInt({ message: 'Experience must be a whole number of years' }),
    Min(0, { message: 'Experience cannot be negative' }),
    Max(mostExperience, says(['Experience must be at most {{count}} years', { count: mostExperience }])),
    OmitIfUndefined(),
  );
}

/** Names, or texts that contain names; optional. */
export function PracticeAreas(): PropertyDecorator {
  return all(
    IsArray({ message: 'Practice areas must be a list' }),
    IsString({ each: true, message: 'Practice areas must be names' }),
    ArrayMaxSize(21, { message: 'There are 21 practice areas' }),
    MaxLength(500, { each: true, message: 'A practice area is a short name' }),
    OmitIfUndefined(),
  );
}

const courtLevelValues = Object.values(CourtLevel);
const languageValues = Object.values(LawyerLanguage);

/** Optional; null clears it. */
export function CourtOfPractice(): PropertyDecorator {
  const values = courtLevelValues.join(', ');
  return all(IsIn(courtLevelValues, says(['Court must be one of {{values}}', { values }])), IsOptional());
}

export function Languages(): PropertyDecorator {
  const [values, count] = [languageValues.join(', '), languageValues.length];
  return all(
    IsArray({ message: 'Languages must be a list' }),
    IsIn(languageValues, { each: true, ...says(['A language is one of {{values}}', { values }]) }),
    ArrayMaxSize(count, says(['There are {{count}} languages', { count }])),
    OmitIfUndefined(),
  );
}
