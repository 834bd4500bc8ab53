import { latinDigits } from '@ainsathi/contract/bangla-digits';
import { invalidInput } from '../../../errors/app-error';
import type { JsonSchema } from '../../../rest/openapi/json-schema';
import { rejectDeepInput } from '../../../validation/reject-deep-input';
import { instanceOf } from '../../../validation/validate-input';
import { CourtLevel } from '../lawyer.enums';
import { EducationInput } from './lawyer-profile.inputs';

/** Converts numbers sent as text; validation reports anything else. */
function toNumber(value: unknown): unknown {
  const text = typeof value === 'string' ? latinDigits(value).trim() : '';
  return /^-?\d+$/.test(text) ? Number(text) : value;
}

function parseRows(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalidInput({ field: 'education', message: 'Education must be a list' });
  }
}

function educationRows(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const rows = parseRows(value);
  rejectDeepInput(rows, 'education');
  return rows;
}

/** Rows from `education[0][degree]` fields, which body parsers may or may not have nested. */
function nestedRows(body: Record<string, unknown>): unknown {
  const rows: Record<string, unknown>[] = [];
  for (const [name, value] of Object.entries(body)) {
    const match = /^education\[(\d{1,2})\]\[(degree|university|year)\]$/.exec(name);
    if (!match?.[1] || !match[2]) continue;
    (rows[Number(match[1])] ??= {})[match[2]] = value;
  }
  return rows.length > 0 ? rows.filter(Boolean) : undefined;
}

function toEducation(value: unknown): unknown {
  // A form may skip numbers of rows.
  const rows: unknown = typeof value === 'object' && value !== null ? Object.values(value) : value;
  if (!Array.isArray(rows)) return rows;
  return rows.map((row: unknown) => {
    const fields = typeof row === 'object' && row !== null ? (row as Record<string, unknown>) : {};
    return instanceOf(EducationInput, { ...fields, year: toNumber(fields['year']) });
  });
}

/**
 * Converts the REST forms to the input class: `practiceAreas` and `languages` as one text or a list, an empty `courtLevel` for
 * none, `education` as a JSON text, a list, or `education[0][degree]` fields, numbers as text.
 * @throws AppError BAD_USER_INPUT naming `education` when it is malformed.
 */
export function lawyerProfileFromForm(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const form = { ...(body as Record<string, unknown>) };
  const education = educationRows(form['education']) ?? nestedRows(form);
  if (education !== undefined) form['education'] = toEducation(education);
  if (typeof form['practiceAreas'] === 'string') form['practiceAreas'] = [form['practiceAreas']];
  if (typeof form['languages'] === 'string')
    form['languages'] = form['languages'].split(/[\s,]+/).filter(Boolean);
  if (form['courtLevel'] === '') form['courtLevel'] = null;
  if ('experience' in form) form['experience'] = toNumber(form['experience']);
  delete form['profilePic'];
  return form;
}

const orText = (schema: JsonSchema, description: string, contentMediaType?: string): JsonSchema => ({
  anyOf: [schema, { type: 'string', ...(contentMediaType ? { contentMediaType } : {}) }],
  description,
});

/** The additional forms that `lawyerProfileFromForm` accepts. */
export const profileFormSchemas = {
  practiceAreas: (schema: JsonSchema): JsonSchema =>
    orText(schema, 'Names of practice areas, as a list or as one text with spaces or commas between them.'),
  education: (schema: JsonSchema): JsonSchema =>
    orText(
      schema,
      'Replaces all rows; at least one. A list, the same as a JSON text, or form fields such as education[0][degree].',
      'application/json',
    ),
  languages: (schema: JsonSchema): JsonSchema =>
    orText(schema, 'Languages, as a list or as one text with spaces or commas between them.'),
  courtLevel: ({ description }: JsonSchema): JsonSchema => ({
    enum: [...Object.values(CourtLevel), '', null],
    description: `${description ?? ''} An empty text does so too.`,
  }),
  experience: ({ description, ...schema }: JsonSchema): JsonSchema => ({
    anyOf: [schema, { type: 'string', pattern: '^\\s*\\d+\\s*$' }],
    ...(description ? { description } : {}),
  }),
};
