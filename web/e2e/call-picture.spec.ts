import { expect } from '@playwright/test';
import { inCall, receivesSound, sentBy, soon, test } from './setup/call-pages';

/** The camera of a phone that is held upright, or lies; noise, so that each frame is another. */
const camera = (width: number, height: number) => {
  const [sizes, script] = [
    `${width}, ${height}`,
    (ofWidth: number, ofHeight: number) => {
      const devices = navigator.mediaDevices;
      const open = devices.getUserMedia.bind(devices);
      devices.getUserMedia = async (wanted = {}) => {
        if (!wanted.video) return open(wanted);
        const canvas = Object.assign(document.createElement('canvas'), { width: ofWidth, height: ofHeight });
        const context = canvas.getContext('2d');
        setInterval(() => {
          const image = context?.createImageData(ofWidth, ofHeight);
          if (!context || !image) return;
          image.data.forEach((_, place) => (image.data[place] = place % 4 === 3 ? 255 : Math.random() * 255));
          context.putImageData(image, 0, 0);
        }, 100);
        const sound = wanted.audio ? (await open({ audio: wanted.audio })).getTracks() : [];
        return new MediaStream([...sound, ...canvas.captureStream(10).getTracks()]);
      };
    },
  ];
  return `(${script.toString()})(${sizes})`;
};

for (const [name, [width, height], [lessWidth, lessHeight]] of [
  ['upright', [360, 640], [180, 320]],
  ['lying', [640, 360], [320, 180]],
] as const)
  test(`a phone that is ${name} sends its picture whole: half of each side to save data`, async ({
    browser,
    request,
  }) => {
    const { mine } = await inCall(browser, request, {}, camera(width, height));
    await mine.getByRole('button', { name: 'Camera' }).click();
    const size = async () => {
      const { frameWidth, frameHeight } = await sentBy(mine);
      return [frameWidth, frameHeight];
    };
    await expect.poll(size, soon).toEqual([width, height]);
    await mine.getByRole('button', { name: 'Data' }).click();
    await mine.getByRole('radio', { name: 'Save data' }).check();
    await expect.poll(size, soon).toEqual([lessWidth, lessHeight]);
    await receivesSound(mine);
  });
