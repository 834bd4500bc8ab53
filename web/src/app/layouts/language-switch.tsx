import {
  inLanguage,
  languageNames,
  languageParameter,
  languages,
  type Language,
} from '@ainsathi/contract/languages';
import clsx from 'clsx';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../i18n/use-language';
import { switchLanguage } from '../switch-language';
import { buttonClass } from '../../ui/button';

/** The bare home URL depends on the browser's language, so without scripts it carries the choice. */
function addressIn(language: Language, path: string): string {
  const address = inLanguage(path, language);
  return address === '/' ? `/?${languageParameter}=${language}` : address;
}

/** On phones, where a name beside the bell and the face leaves no room for more. */
const shortNames: Readonly<Record<Language, string>> = { en: 'EN', bn: 'বাং' };

/** Links to the same page in the other language. Loads it again: nothing changes its language in place. */
export function LanguageSwitch() {
  const { pathname, search, hash } = useLocation();
  const language = useLanguage();
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <a
        key={other}
        href={addressIn(other, pathname + search) + hash}
        lang={other}
        hrefLang={other}
        className={clsx(buttonClass({ variant: 'text', size: 'small' }), 'max-sm:min-w-11 max-sm:px-1')}
        onClick={(event) => {
          // The server does not see the whole URL.
          const { pathname: present, search: query, hash: place } = window.location;
          event.currentTarget.href = inLanguage(present + query, other) + place;
          switchLanguage(other, !(event.ctrlKey || event.metaKey || event.shiftKey));
        }}
      >
        <span aria-hidden className="sm:hidden">
          {shortNames[other]}
        </span>
        <span className="max-sm:sr-only">{languageNames[other]}</span>
      </a>
    ));
}
