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
import { OmitIfUndefined, says } from '../../validation/text';

/** How updates treat missing fields, for the descriptions of their inputs. */
export const MERGE_RULE = 'A field left out keeps its value; an empty text clears an optional field.';

/** Whole years of experience; may be left out. */
export function Experience(): PropertyDecorator {
  return (target, property) => {
    IsInt({ message: 'Experience must be a whole number of years' })(target, property);
    Min(0, { message: 'Experience cannot be negative' })(target, property);
    Max(mostExperience, says(['Experience must be at most {{count}} years', { count: mostExperience }]))(
      target,
      property,
    );
    OmitIfUndefined()(target, property);
  };
}

/** Practice areas as names, or as texts that contain names; may be left out. */
export function PracticeAreas(): PropertyDecorator {
  return (target, property) => {
    IsArray({ message: 'Practice areas must be a list' })(target, property);
    IsString({ each: true, message: 'Practice areas must be names' })(target, property);
    ArrayMaxSize(21, { message: 'There are 21 practice areas' })(target, property);
    MaxLength(500, { each: true, message: 'A practice area is a short name' })(target, property);
    OmitIfUndefined()(target, property);
  };
}

const courtLevelValues = Object.values(CourtLevel);
const languageValues = Object.values(LawyerLanguage);

/** The highest court of practice; null clears it, and it may be left out. */
export function CourtOfPractice(): PropertyDecorator {
  return (target, property) => {
    IsIn(
      courtLevelValues,
      says(['Court must be one of {{values}}', { values: courtLevelValues.join(', ') }]),
    )(target, property);
    IsOptional()(target, property);
  };
}

export function Languages(): PropertyDecorator {
  return (target, property) => {
    IsArray({ message: 'Languages must be a list' })(target, property);
    IsIn(languageValues, {
      each: true,
      ...says(['A language is one of {{values}}', { values: languageValues.join(', ') }]),
    })(target, property);
    ArrayMaxSize(
      languageValues.length,
      says(['There are {{count}} languages', { count: languageValues.length }]),
    )(target, property);
    OmitIfUndefined()(target, property);
  };
}
