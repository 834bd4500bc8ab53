import { isPlain, type KeyRule } from '@ainsathi/contract/key-rules';
import { licenseRules } from '@ainsathi/contract/license-key';
import { initialRules, LONGEST_RUN, nameRules, nameWordRules } from '@ainsathi/contract/name-key';
import { spellingRules } from '@ainsathi/contract/spelling-key';

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

/** SQL counterparts of the contract's keys. After a change a migration recreates them and the columns. */
export const SEARCH_KEY_FUNCTIONS = `
create or replace function has_bangla(value text) returns boolean language sql immutable parallel safe as $$
  select value ~ '[\\u0980-\\u09ff]'
$$;

create or replace function has_latin(value text) returns boolean language sql immutable parallel safe as $$
  select value ~ '[A-Za-z]'
$$;
${keyFunction('words_key', PLAIN, stepsOf(nameWordRules))}
${keyFunction('name_initials', 'value', stepsOf(initialRules))}
${keyFunction('name_word_key', 'value', NAME_STEPS)}
${keyFunction('full_spelling_key', PLAIN, stepsOf(spellingRules))}

create or replace function spelling_key(value text) returns text language sql immutable parallel safe as $$
  select case when has_bangla(value) then full_spelling_key(value) else '' end
$$;

create or replace function name_keys(value text) returns text[] language plpgsql immutable parallel safe as $$
declare
  keys text[] = '{}';
  word text;
  key text;
begin
  foreach word in array string_to_array(words_key(coalesce(value, '')), ' ') loop
    key = name_word_key(word);
    if key <> '' then keys = keys || key; end if;
  end loop;
  return keys;
end $$;

create or replace function joined_name_keys(value text) returns text[] language plpgsql immutable parallel safe as $$
declare
  keys text[] = '{}';
  words text[] = '{}';
  word text;
  joined text;
  key text;
begin
  foreach word in array string_to_array(words_key(coalesce(value, '')), ' ') loop
    words = words || name_initials(word);
  end loop;
  for place in 1..cardinality(words) - 1 loop
    joined = words[place];
    foreach word in array words[place + 1:place + ${LONGEST_RUN - 1}] loop
      joined = joined || word;
      key = name_word_key(joined);
      if key <> '' then keys = keys || key; end if;
    end loop;
  end loop;
  return keys;
end $$`;

export const LICENSE_KEY_FUNCTION = keyFunction('license_key_of', PLAIN, stepsOf(licenseRules));
