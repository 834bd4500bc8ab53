import { act, screen } from '@testing-library/react';
import { fragmentOf } from '../../../test/answers';
import { renderPart } from '../../../test/render-part';
import { ReviewFigure_ReviewFragmentDoc } from './generated/review-figure';
import { ReviewCarousel } from './review-carousel';

const width = 600;
const reviews = ['one', 'two', 'three'].map((id) =>
  fragmentOf(ReviewFigure_ReviewFragmentDoc, { id, name: id }),
);

/** Gives each review the width of the carousel, one beside the other: happy-dom has no layout. */
function layOut(): void {
  const placeOf = (element: HTMLElement) => [...(element.parentElement?.children ?? [])].indexOf(element);
  document.head.innerHTML = '<style>* { margin-right: 0px }</style>';
  Object.defineProperties(HTMLElement.prototype, {
    offsetWidth: { configurable: true, get: () => width },
    offsetLeft: {
      configurable: true,
      get(this: HTMLElement) {
        return this.getAttribute('role') === 'group' ? placeOf(this) * width : 0;
      },
    },
  });
}

const { offsetWidth, offsetLeft } = Object.getOwnPropertyDescriptors(HTMLElement.prototype);

beforeEach(() => {
  layOut();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.head.innerHTML = '';
  Object.defineProperties(HTMLElement.prototype, { offsetWidth, offsetLeft });
});

/** The carousel above a button that takes the focus from it. */
async function renderCarousel({ reducesMotion = false } = {}) {
  const matches = (media: string) => reducesMotion && media.includes('reduced-motion');
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: matches(media) }) as MediaQueryList,
    );
  const { user, press } = await renderPart(
    <>
      <ReviewCarousel reviews={reviews} />
      <button>Add Your Review</button>
    </>,
    { role: null },
  );
  const carousel = screen.getByRole('group', { name: 'Client reviews' });
  const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());
  return { user, press, carousel, focus };
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const position = () => screen.getByText(/^\d of 3$/).textContent;

describe('the reviews', () => {
  it('go round, five seconds each, and begin again after the last', async () => {
    await renderCarousel();
    const seen = [position()];
    for (let turn = 0; turn < 4; turn += 1) {
      pass(5.1);
      seen.push(position());
    }
    expect(seen).toEqual(['1 of 3', '2 of 3', '3 of 3', '1 of 3', '2 of 3']);
  });

  it('wait while the mouse is over them, and go on when it has left', async () => {
    const { user, carousel } = await renderCarousel();
    await user.hover(carousel);
    pass(16);
    expect(position()).toBe('1 of 3');
    await user.unhover(carousel);
    pass(6);
    expect(position()).toBe('2 of 3');
  });

  it('stop on keyboard focus until they are started again', async () => {
    const { press, focus } = await renderCarousel();
    focus('Next review');
    pass(16);
    focus('Add Your Review');
    pass(16);
    expect(position()).toBe('1 of 3');
    focus('Let the reviews run');
    await press('Let the reviews run');
    pass(6);
    expect(position()).toBe('2 of 3');
    await press('Pause the reviews');
    pass(16);
    expect(position()).toBe('2 of 3');
  });

  it('are turned by the buttons, in a loop', async () => {
    const { press } = await renderCarousel();
    await press('Next review');
    expect(position()).toBe('2 of 3');
    for (const before of ['1 of 3', '3 of 3', '2 of 3']) {
      await press('Previous review');
      expect(position()).toBe(before);
    }
  });

  it('stand still with reduced motion', async () => {
    const { press } = await renderCarousel({ reducesMotion: true });
    pass(16);
    expect(position()).toBe('1 of 3');
    await press('Next review');
    expect(position()).toBe('2 of 3');
  });
});
