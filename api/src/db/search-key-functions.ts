import { isPlain, type KeyRule } from '@ainsathi/contract/key-rules';
import { licenseRules } from '@ainsathi/contract/license-key';
import { nameRules } from '@ainsathi/contract/name-key';
import { spellingRules, wordRules } from '@ainsathi/contract/spelling-key';

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function stepOf(rule: KeyRule): string {
  if ('from' in rule) return `key = translate(key, ${literal(rule.from)}, ${literal(rule.to)});`;
  if ('words' in rule)
    return `if key in (${rule.words.split(' ').map(literal).join(', ')}) then key = ${literal(rule.become)}; end if;`;
  const [pattern, replacement] = rule;
  return isPlain(pattern)
    ? `key = replace(key, ${literal(pattern)}, ${literal(replacement)});`
    : `key = regexp_replace(key, ${literal(pattern)}, ${literal(replacement)}, 'g');`;
}

const stepsOf = (rules: readonly KeyRule[]): string => rules.map(stepOf).join('\n  ');

function keyFunction(name: string, start: string, steps: string): string {
  return `
create or replace function ${name}(value text) returns text language plpgsql immutable parallel safe strict as $$
declare
  key text = ${start};
begin
  ${steps}
  return key;
end $$;`;
}

const NAME_STEPS = `${stepsOf(nameRules.known)}
  if has_bangla(key) then
  ${stepsOf(nameRules.bangla)}
  else
  ${stepsOf(nameRules.latin)}
  end if;
  ${stepsOf(nameRules.end)}`;

/** Characters from U+0300 to U+036F: the accents of Latin letters. */
const ACCENTS = Array.from({ length: 0x70 }, (_, index) => String.fromCodePoint(0x300 + index)).join('');

const PLAIN = `lower(normalize(translate(normalize(value, NFKD), '${ACCENTS}', ''), NFC))`;

/**
 * The functions of the database that make the keys of `@ainsathi/contract`, from the same rules. Triggers fill the columns
 * with them; after a change of the rules a migration creates them again and fills the columns anew.
 */
export const SEARCH_KEY_FUNCTIONS = `
create or replace function has_bangla(value text) returns boolean language sql immutable parallel safe as $$
  select value ~ '[\\u0980-\\u09ff]'
$$;

create or replace function has_latin(value text) returns boolean language sql immutable parallel safe as $$
  select value ~ '[A-Za-z]'
$$;
${keyFunction('words_key', PLAIN, stepsOf(wordRules))}
${keyFunction('name_word_key', 'value', NAME_STEPS)}
${keyFunction('full_spelling_key', PLAIN, stepsOf(spellingRules))}

create or replace function spelling_key(value text) returns text language sql immutable parallel safe as $$
  select case when has_bangla(value) then full_spelling_key(value) else '' end
$$;

create or replace function name_keys(value text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(key), '{}') from (
    select name_word_key(word) as key from regexp_split_to_table(words_key(coalesce(value, '')), ' ') word) keys
  where key <> ''
$$`;

/** The function of the database for the key of a licence number. */
export const LICENSE_KEY_FUNCTION = keyFunction('license_key_of', PLAIN, stepsOf(licenseRules));
