import { ImageWithFallback } from '../pictures/image-with-fallback';
import { Cloth, ClothBorder, ClothCover, ClothRow } from '../jamdani/jamdani';
import { Portrait } from '../pictures/portrait';
import { Prose } from '../prose';
import { Specimen } from './specimen';

const people = [
  'Md. Anwarul Kabir',
  'Shireen Akhter Chowdhury',
  'Pradip Kumar Saha',
  'Rezaul Karim',
  'নুসরাত জাহান',
];

/** The cloth, portraits, covers, pictures and running text. */
export function PictureSpecimens() {
  return (
    <>
      <Specimen title="The cloth">
        <div className="h-80">
          <Cloth />
        </div>
        <ClothBorder />
        <ClothRow />
      </Specimen>
      <Specimen title="Portraits and covers">
        <div className="flex flex-wrap gap-4">
          {people.map((name, index) => (
            <Portrait key={name} id={`person-${index * 5}`} name={name} className="w-32" />
          ))}
          <Portrait id="broken" name="Jahanara Begum" src="/no-such-picture.jpg" className="w-32" />
        </div>
        <div className="grid gap-4 sm:grid-cols-3">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((id) => (
            <ClothCover key={id} id={`article-${id}`} className="aspect-video w-full rounded-card" />
          ))}
        </div>
        <ImageWithFallback
          src="/no-such-cover.jpg"
          alt="A court house"
          placeholder="Image not available"
          width={320}
          height={180}
          className="aspect-video w-80 max-w-full rounded-card"
        />
      </Specimen>
      <Specimen title="Running text">
        <Prose>
          <h2>Seven papers to read first</h2>
          <p>
            A deed proves that somebody sold. Start with the <a href="#khatian">khatian</a>, follow the chain
            back twenty-five years, then visit.
          </p>
          <ul>
            <li>The certified copy of the deed</li>
            <li>The mutation and the receipts</li>
          </ul>
          <ol>
            <li>Ask for the originals</li>
            <li lang="bn">খতিয়ান মিলিয়ে দেখুন, ৳ ১,২৫,০০০</li>
          </ol>
          <blockquote>A paper that cannot be shown does not exist.</blockquote>
        </Prose>
      </Specimen>
    </>
  );
}
