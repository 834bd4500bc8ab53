import { screen, within } from '@testing-library/react';
import { answer, refuse, type Answer } from '../../../test/answers';
import { descriptionOf, field } from '../../../test/person';
import { renderPage } from '../../../test/render-part';
import { LawyerLicenceScreenDocument } from './generated/lawyer-licence-screen';
import { SaveLicenceDocument, SubmitLicenceDocument } from './licence/generated/licence-form';
import { RemovePaperDocument } from './licence/generated/licence-papers';
import { LicencePapersNowDocument, StartPaperDocument } from './licence/generated/use-send-paper';

const paper = { id: 'sanad', kind: 'SANAD', type: 'image/webp', available: true } as const;
const licence = {
  enrolledOn: null,
  barAssociation: null,
  membershipNumber: null,
  cardUntil: null,
  papers: [],
};
const nusrat = {
  id: 'nusrat',
  licenseNumber: 'DHK/1',
  verification: 'PENDING' as const,
  licenseSubmittedAt: '2026-11-20T06:00:00Z',
  licence,
};

/** Responds to the bytes of papers instead of the server. */
function respondToBytes(...responses: ('no connection' | { status: number; message?: string })[]): void {
  class Upload {
    status = 0;
    responseText = '';
    readonly upload = {};
    onload = () => undefined;
    onerror = () => undefined;

    open() {
      // Its address and its method are the server's.
    }

    setRequestHeader() {
      // None is looked at.
    }

    getAllResponseHeaders() {
      return '';
    }

    send() {
      const response = responses.shift() ?? { status: 500 };
      if (response === 'no connection') {
        this.onerror();
        return;
      }
      this.status = response.status;
      this.responseText = JSON.stringify({ message: response.message });
      this.onload();
    }
  }
  jest.spyOn(window, 'XMLHttpRequest').mockImplementation(() => new Upload() as unknown as XMLHttpRequest);
}

afterEach(() => jest.restoreAllMocks());

async function open(language: 'en' | 'bn', lawyer: object, ...answers: Answer[]) {
  const stored = answer(LawyerLicenceScreenDocument, { myLawyerProfile: { ...nusrat, ...lawyer } });
  return renderPage('/lawyer/licence', { role: 'lawyer', language, answers: [stored, ...answers] });
}

describe('the page of a licence', () => {
  it.each([
    ['VERIFIED', '2999-01-01', 1],
    ['VERIFIED', '2020-01-01', 0],
    ['PENDING', '2999-01-01', 0],
  ] as const)(
    '%s, its last day %s: says until when it counts only while it does',
    async (verification, verifiedUntil, times) => {
      await open('en', { verification, verifiedUntil });
      await screen.findByText(/DHK\/1/);
      expect(screen.queryAllByText(/^Verified until/)).toHaveLength(times);
    },
  );

  it('keeps what was typed where the server refuses it, and saves it then', async () => {
    const { press, fill, sent } = await open(
      'en',
      {},
      refuse(SaveLicenceDocument, {
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'enrolledOn', message: 'Choose today or a day before' }],
      }),
      answer(SaveLicenceDocument, ({ input }) => ({
        saveLicence: { lawyer: { ...nusrat, licence: { ...licence, ...input } } },
      })),
    );
    await fill(/^Bar association$/, 'Gazipur Bar Association');
    await fill('Day of enrolment', '2011-05-01');
    await press('Save licence');
    await screen.findByText('There is a problem');
    expect(descriptionOf(field('Day of enrolment'))).toContain('Choose today or a day before');
    expect(field(/^Bar association$/).value).toBe('Gazipur Bar Association');
    expect(sessionStorage.getItem('form-draft:lawyer:licence')).toContain('Gazipur Bar Association');
    await press('Save licence');
    await screen.findByText('Licence saved');
    expect(sent(SaveLicenceDocument).at(-1)).toEqual({
      input: {
        enrolledOn: '2011-05-01',
        barAssociation: 'Gazipur Bar Association',
      },
    });
    expect(sessionStorage.getItem('form-draft:lawyer:licence')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Hand in' })).toBeNull();
  });

  it.each([
    ['en', 'Choose a file Card of the bar association', /^It was not added: it has more than 10 MB/],
    ['bn', 'ফাইল বাছুন বার সমিতির কার্ড', /^যোগ হয়নি: ফাইলটি ১০ এমবির বেশি/],
  ] as const)('sends no file above 10 MiB, and says so: %s', async (language, label, sentence) => {
    const { user, press, sent } = await open(language, {});
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'card.pdf', { type: 'application/pdf' });
    await user.upload(await screen.findByLabelText(label, { selector: 'input' }), large);
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    expect(sent(StartPaperDocument)).toEqual([]);
    await press(language === 'en' ? 'Remove' : 'সরান');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends a paper again after the connection broke off, without beginning another, and removes it', async () => {
    respondToBytes('no connection', { status: 200 });
    const { user, press, sent } = await open(
      'en',
      {},
      answer(StartPaperDocument, {
        startLicencePaper: { id: 'sanad', uploadPath: '/documents/licence-papers/sanad' },
      }),
      answer(LicencePapersNowDocument, {
        myLawyerProfile: { ...nusrat, licence: { ...licence, papers: [paper] } },
      }),
      answer(RemovePaperDocument, { removeLicencePaper: { lawyer: nusrat } }),
    );
    const input = await screen.findByLabelText(/^Choose a file Sanad/, { selector: 'input' });
    await user.upload(input, new File(['%PDF-1.7'], 'sanad.pdf', { type: 'application/pdf' }));
    expect((await screen.findByRole('alert')).textContent).toBe('It was not added: the connection broke off');
    await press('Try again');
    await screen.findByText('Paper added');
    expect(sent(StartPaperDocument)).toEqual([{ kind: 'SANAD', name: 'sanad.pdf', size: 8 }]);
    const papers = screen.getByRole('list', { name: /^Sanad/ });
    expect(within(papers).getByRole('listitem').textContent).toContain('No verifier has looked at it yet.');
    await press(/^Remove Sanad/);
    await screen.findByText('Paper removed');
    expect(within(papers).queryByRole('listitem')).toBeNull();
  });

  it('says why the server refused a paper, in its words', async () => {
    respondToBytes({ status: 415, message: 'Send a photo or a PDF' });
    const { user } = await open(
      'en',
      {},
      answer(StartPaperDocument, {
        startLicencePaper: { id: 'sanad', uploadPath: '/documents/licence-papers/sanad' },
      }),
    );
    const input = await screen.findByLabelText(/^Choose a file Sanad/, { selector: 'input' });
    await user.upload(input, new File(['text'], 'sanad.pdf', { type: 'application/pdf' }));
    expect((await screen.findByRole('alert')).textContent).toBe('It was not added: Send a photo or a PDF');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it.each([
    ['en', 'A photo of the whole paper', 'Hand in', 'Handed in: a verifier looks at it next'],
    ['bn', 'পুরো কাগজের ছবি', 'জমা দিন', 'জমা হয়েছে: এবার একজন যাচাইকারী দেখবেন'],
  ] as const)(
    'shows what is asked for, and hands in what was typed: %s',
    async (language, what, act, done) => {
      const asked = { ...licence, askedFor: 'WHOLE' as const, askedNote: 'The stamp is cut off.' };
      const { press, sent } = await open(
        language,
        { licence: asked },
        answer(SaveLicenceDocument, { saveLicence: { lawyer: { ...nusrat, licence: asked } } }),
        answer(SubmitLicenceDocument, {
          submitLicence: { lawyer: { ...nusrat, licence: { ...licence, askedFor: null } } },
        }),
      );
      await screen.findByText(what);
      screen.getByText('The stamp is cut off.');
      await press(act);
      await screen.findByText(done);
      expect([sent(SaveLicenceDocument).length, sent(SubmitLicenceDocument).length]).toEqual([1, 1]);
      expect(screen.queryByText(what)).toBeNull();
      expect(screen.queryByRole('button', { name: act })).toBeNull();
    },
  );

  it.each([
    ['REJECTED', null],
    ['PENDING', '2020-01-01'],
  ] as const)('is handed in again without a new paper: %s', async (verification, verifiedUntil) => {
    await open('en', { verification, verifiedUntil, licenseSubmittedAt: null });
    await screen.findByRole('button', { name: 'Hand in' });
  });

  it('keeps what was saved where handing in is refused, and says which of both failed', async () => {
    const { press } = await open(
      'en',
      { verification: 'VERIFIED', verifiedUntil: '2999-01-01', licence: { ...licence, papers: [paper] } },
      answer(SaveLicenceDocument, {
        saveLicence: {
          lawyer: {
            ...nusrat,
            verification: 'VERIFIED',
            verifiedUntil: '2999-01-01',
            licence: { ...licence, papers: [paper] },
          },
        },
      }),
      refuse(SubmitLicenceDocument, {
        code: 'CONFLICT',
        message: 'Your verification is renewed in its last 60 days',
      }),
    );
    await press('Hand in');
    await screen.findByText('Saved, but not handed in');
    screen.getByText('Your verification is renewed in its last 60 days');
  });
});
