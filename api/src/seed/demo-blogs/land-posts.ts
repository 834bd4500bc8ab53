import type { PostSketch } from './post-sketch';

/** Posts about land, houses and inheritance. */
export const LAND_POSTS: readonly PostSketch[] = [
  {
    title: 'Before you buy land: seven papers to read first',
    author: 'ashok.kumar.ghosh',
    practiceArea: 'Property Law',
    daysAgo: 16,
    content: `A deed proves that somebody sold. It does not prove that he owned what he sold. Whoever buys land in Bangladesh buys the history of the plot with it, so the history has to be read before the advance is paid, not afterwards.

## The seven papers

1. **The chain of deeds** (*baya dalil*). Every registered deed through which the land came to the seller, for twenty-five years at the least. Names, plot numbers and quantities have to fit together like links.
2. **The khatians.** The record of rights of each survey: CS, SA, RS, and, depending on the area, BS or City survey. Get certified copies. A name that vanishes between two surveys must have a reason: a sale, an inheritance, an acquisition.
3. **The mutation** (*namjari*) in the seller's name, with the proposal and the duplicate carbon receipt. Without mutation, the seller can neither pay the tax in his own name nor, in general, register a sale of land that came to him otherwise than by inheritance.
4. **The land development tax receipt**, up to date. It is now paid online.
5. **The mouza map.** Stand on the land with the map and a surveyor. Does the plot have a road? Does the boundary match the neighbours' walls?
6. **The search at the sub-registry office.** Ask for a search of the indexes for sales, mortgages and registered contracts on the plot.
7. **Proof that it is not something else:** khas land, vested property, acquired land, waqf or debottar, or the subject of a lawsuit. Ask at the AC (Land) office and at the court.

## If the seller inherited it

Ask for the warish (heirs') certificate and count the heirs yourself. A brother can sell his own share, not his sister's. If the estate was never divided, you buy an undivided share, and with it perhaps a partition suit.

## If the seller acts by power of attorney

See the original, check that it is registered where the law requires registration, and telephone the owner. Since the owner's death generally ends the power, make sure that he is alive.

## Flats

For a flat, read the land papers of the whole building, and besides them the plan approved by RAJUK or the local authority, the agreement between landowner and developer, and the bank's consent if the project is mortgaged.

## The contract and the deed

A contract for sale (*bainanama*) has to be in writing and **registered**; without registration it can hardly be enforced. Pay through the bank. When the deed is executed it must be presented for registration within the time that the Registration Act 1908 allows, so do not leave it in a drawer.

## After registration

You are not finished. Apply for mutation, pay the tax in your own name, put up the boundary, and keep possession. More land is lost to patience than to forgery.`,
  },
  {
    title: 'Pre-emption: when a co-sharer may buy back the land that was sold',
    author: 'habibur.rahman.biswas',
    practiceArea: 'Property Law',
    daysAgo: 109,
    content: `A brother sells his share of the family land to a stranger. Can the others take it back by paying the price? Often yes, but only by acting in time and with the money in hand. The lawyers call it pre-emption; in the villages it is known as *shufa* or *haq-shufa*.

## Which law applies

- **Agricultural land:** section 96 of the State Acquisition and Tenancy Act 1950.
- **Non-agricultural land:** section 24 of the Non-Agricultural Tenancy Act 1949. The rules are similar, the periods and the amounts are not.
- **Muslim law** knows a right of its own, with demands that have to be made at once and before witnesses.

Find out first what kind of land it is. The deed, the khatian and the actual use all play a part.

## Who may apply under section 96

Before 2006 the neighbour could apply too. Since the amendment of that year the right belongs, for agricultural land, to a **co-sharer tenant by inheritance**. Someone who bought himself into the holding has to consider the other routes.

There is no pre-emption against certain transfers: between co-sharers, by gift to close relatives, by will, by exchange or partition, and some others. A sale of homestead land is also treated differently. It is always worth reading the deed to see what it really is; some "gifts" are sales in disguise, and the court may look behind the words.

## The time

Section 96 gives **two months** from the service of the notice of transfer or, if no notice was served, two months from the day on which one learnt of the sale. In any case the right ends **three years after the registration** of the deed.

This is where most cases fail. "I only heard of it last week" must be proved: who told you, when, and what you did on the same day. Get a certified copy of the deed at once; the date on which you applied for the copy is good evidence.

## The money

The application is not complete without a **deposit in court**: the price stated in the deed and, on top of it, the compensation and interest that the section prescribes for the buyer. If the deposit is missing or short, the application is dismissed, and there is seldom a second chance. Ask the lawyer to calculate the sum in writing.

## Everyone has to be a party

The buyer, the seller and **all other co-sharers** must be made parties. Other co-sharers may join and then share the land with you.

## What the buyer can do

Check whether the applicant is really a co-sharer by inheritance, whether he knew of the sale earlier, and whether he agreed to it. Improvements that the buyer made, such as filling or fencing, are added to what he has to be paid. And a buyer who asks all co-sharers beforehand whether they want to purchase, in writing, will rarely see a court.`,
  },
  {
    title: 'Dividing family land: from bantonnama to partition suit',
    author: 'lawyer',
    practiceArea: 'Property Law',
    daysAgo: 174,
    content: `When the father dies, the land belongs to all heirs together, in shares but without borders. Until it has been divided, each owns a little of every handful of soil. That can go well for decades. It rarely goes well when somebody wants to build.

## The cheap road: agree

If all heirs agree, they sign a **deed of partition** (*bantonnama*). It must be in writing and registered. For heirs who divide what they inherited, the fees are modest compared with a sale. Before you write it:

1. Make the **list of heirs** with the warish certificate. Forget nobody: daughters, the second wife, the mother of the deceased, the children of a son who died before his father.
2. Make the **list of property**: plots by mouza, khatian and plot number, houses, ponds, shops, and also the land that lies in another district.
3. Have a surveyor draw a sketch map and mark each portion with a way to the road.
4. After registration everyone applies for a separate mutation.

An agreement in the family that is only spoken, even with the elders as witnesses, is a beginning and not an end. Write it down while the witnesses live.

## The long road: the suit

If one heir refuses, any other may file a **partition suit** in the civil court. Three rules decide whether it will go well:

- **All co-sharers** have to be parties. One who is left out can bring everything to a stop years later.
- **All the joint property** must be brought into the suit, not only the plot one wants.
- The plaintiff has to be in joint possession, or ask for recovery of possession and pay the court fee for it.

The court gives its judgment in two steps. The **preliminary decree** fixes the shares. Then an advocate commissioner goes to the spot, measures, and proposes an allotment. The parties may object, and the **final decree** follows. The delivery of possession comes last.

## While the suit is pending

Ask for an injunction if someone is selling or building. A person who buys in the meantime takes the land subject to the result of the suit. Rents and harvests collected by one co-sharer can be accounted for, but only if you have records.

## The family house

Where a share in a dwelling house has been sold to a stranger and the stranger sues for partition, the family may ask to buy him out at a value fixed by the court (Partition Act 1893, section 4). A stranger who bought a share should also not expect to move into an undivided family house.

## A word about sisters

In most files I see, the sisters' shares were "left with the brothers". A sister loses nothing by not asking for twenty years, as long as nobody has openly denied her share. She should ask for her mutation today all the same.`,
  },
  {
    title: 'Renting in Dhaka: receipts, advances and when rent may rise',
    author: 'anwarul.kabir',
    practiceArea: 'Real Estate Law',
    daysAgo: 29,
    content: `The Premises Rent Control Act 1991 is more than thirty years old, and most tenants and landlords have never read it. That is a pity, for it answers most of their questions.

## Put it in writing

An agreement on stamped paper protects both sides. It should name the rent, what the service charge covers, the advance, who pays for gas, water and electricity, for how long the agreement runs, and how much notice is to be given. A lease for more than one year has to be registered.

## The advance

The Act does not allow a landlord to demand a premium, *salami* or similar payment, and limits the advance to **one month's rent**, unless the Rent Controller has permitted more. Practice in Dhaka is different, as everyone knows. If you pay more, have it written down that it is an advance, how it is to be set off, and when the rest is returned.

## The receipt

The landlord must give a **receipt for each payment**, signed, and keep a counterfoil. Those who pay by bank or mobile transfer have their proof already. If there is none, send a message after every payment: "Rent for March, paid today in cash, as agreed." A landlord who does not answer has at least not denied it.

## When the rent may rise

The rent that the Act has in mind is the **standard rent**, which the Rent Controller (in Dhaka a judge of the civil court) can fix on application by either side, and which is to be reviewed at intervals of two years. An increase during the agreed period needs a clause in the agreement. An increase afterwards needs your consent or a decision of the Controller. A rise that is announced by a note under the door binds nobody.

## If the landlord refuses the rent

This is the classic beginning of an eviction. Do not simply keep the money. Send it by **postal money order**, and when that is returned, **deposit it with the Rent Controller** within the short time which the Act gives, and continue every month. A tenant who pays or deposits in time and keeps the terms of the agreement is protected against eviction, even after the written period has ended.

## When a tenant must go

The landlord needs a court decree. He may obtain one, for instance, when the tenant does not pay, sublets without consent, causes damage or nuisance, or when the landlord in good faith needs the premises for himself or for rebuilding. Cutting water or electricity, changing locks, or carrying out furniture is not allowed. In such a case make a GD entry the same day and see a lawyer about an injunction.

## Leaving

- Give notice in writing and keep a copy.
- Take photographs of every room on the last day.
- Read the meters together.
- Ask for a receipt for the keys.`,
  },
  {
    title: 'Who inherits? Muslim, Hindu and Christian families side by side',
    author: 'shamima.nasrin',
    practiceArea: 'Property Law',
    daysAgo: 203,
    content: `Bangladesh has no single law of inheritance. What happens to the house of a man who dies depends on his religion, and neighbours with the same number of children may see it go very different ways. This is a first outline, not a calculator.

## Before anyone takes a share

In every community the order is the same: funeral costs, then **debts** (for a Muslim widow her unpaid dower is one of them), then a valid will within its limits, and only then the heirs.

## Muslim families (Sunni, Hanafi law)

Certain relatives have fixed shares, and the rest goes to the residuaries. The most frequent ones:

- **Widow:** one eighth if there are children, otherwise one fourth (several widows divide it).
- **Husband:** one fourth if there are children, otherwise one half.
- **Mother and father:** one sixth each if there are children; other cases differ.
- **Daughters** with sons: a son takes twice the share of a daughter. One daughter without a son takes one half, two or more together two thirds.

If a son or daughter died before the parent, that child's own children take what their parent would have taken (section 4 of the Muslim Family Laws Ordinance 1961). A **will** may not dispose of more than one third, and a bequest to an heir needs the consent of the other heirs.

## Hindu families

Bangladesh follows mainly the **Dayabhaga** school. The father is the sole owner while he lives; sons have no birthright. After him, sons inherit equally, together with the sons of a son who has died before. Under the Hindu Women's Rights to Property Act 1937 the widow takes a share equal to that of a son, but as a limited estate for life: she enjoys it and may dispose of it only for legal necessity. In 2020 the High Court Division held that this covers agricultural land too. Daughters come after the sons and the widow, with restrictions. The law has been criticised for a long time, and parents who want to provide for daughters should do so by will or gift **in their lifetime**.

Buddhist families in the plains are usually treated under the same rules. In the Hill Tracts, customary law applies.

## Christian families

The **Succession Act 1925** applies. Sons and daughters take **equal** shares. If there is a widow or widower and there are children, the spouse takes one third and the children share the rest. A will can dispose of everything, and in most cases has to be proved by probate.

## Papers you will need

1. death certificate
2. warish (heirs') certificate of the Union Parishad, municipality or city corporation
3. a **succession certificate** of the court for bank money, shares and savings certificates
4. mutation of the land in the names of all heirs

Draw the family tree before you go anywhere. A forgotten heir does not go away; he comes back with a case.`,
  },
];
