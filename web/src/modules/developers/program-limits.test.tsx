import { requestLimits } from '@ainsathi/contract/limits';
import { renderWith, translatorFor } from '../../../test/render-in-language';
import { formatNumber } from '../../i18n/format';
import { SiteContext } from '../../routing/site';
import { ProgramLimits } from './program-limits';

test.each(['en', 'bn'] as const)(
  'the limits of visitors and of accounts are listed in %s',
  async (language) => {
    const text = renderWith(
      await translatorFor(language, 'developers'),
      <SiteContext value={{ origin: 'https://a.example', whatsappNumber: '' }}>
        <ProgramLimits />
      </SiteContext>,
    );
    const { visitor, account } = requestLimits;
    for (const limit of [visitor.cost, visitor.rows, account.cost, account.rows])
      expect(text).toContain(formatNumber(limit, language));
    expect(text).toContain('QUERY_TOO_EXPENSIVE');
  },
);
