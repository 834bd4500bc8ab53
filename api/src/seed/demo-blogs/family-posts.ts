import type { PostSketch } from './post-sketch';

/** Posts about marriage, divorce, dower and children. */
export const FAMILY_POSTS: readonly PostSketch[] = [
  {
    title: 'Talaq, khula and the ninety days: how a divorce notice really works',
    author: 'lawyer',
    practiceArea: 'Family Law',
    daysAgo: 8,
    content: `Hardly a week passes in which somebody does not bring me a sheet of paper with the word *talaq* on it and the question: am I divorced? In most cases the answer is: not yet. For Muslims in Bangladesh, section 7 of the Muslim Family Laws Ordinance 1961 lays down a procedure, and saying the word three times does not replace it.

## What the husband has to do

A husband who wishes to divorce must, as soon as may be after pronouncing talaq **in any form**, do two things:

1. give **written notice to the Chairman** (of the Union Parishad, or the mayor or the person appointed in a municipality or city corporation), and
2. send **a copy of that notice to the wife**.

A message by telephone or a letter to the wife alone is not enough. Failing to give the notice is an offence that can be punished with imprisonment or a fine.

## What happens in the ninety days

Within thirty days of receiving the notice, the Chairman forms an Arbitration Council with one representative of each side. It calls both and tries to reconcile them. Nobody can be forced to come, and nobody can be forced back.

The talaq becomes effective only when **ninety days have passed since the notice was delivered to the Chairman**. If the wife is pregnant, it does not become effective until the pregnancy ends, should that be later. Until then the husband may withdraw it, and the marriage goes on.

So keep the proof of delivery: the postal receipt, the acknowledgement slip, the receiving stamp of the office. Ninety days are counted from that date and from no other.

## When the wife wants to leave

- **Talaq-e-tawfiz.** Look at clause 18 of the nikahnama. If the husband has delegated the right of divorce, the wife can exercise it herself, with the same notice and the same ninety days.
- **Khula.** A divorce by agreement, usually with something given up in return, often part of the dower. Do not give up more than you understand.
- **Through the Family Court.** Under the Dissolution of Muslim Marriages Act 1939 a wife can sue for divorce on grounds such as desertion, failure to maintain, or cruelty.

## After it has become effective

Register the divorce with the Nikah Registrar and get a certificate. You will need it for a passport, a new marriage, or a dower suit. Divorce does not wipe out the dower, the maintenance for the iddat period, or the children's right to be maintained.

## Papers to bring to a lawyer

- the nikahnama, or at least the name of the registrar and the date
- the notice, with envelope and postal slip
- anything you received from the Arbitration Council
- proof of income of the other side, if you have it`,
  },
  {
    title: 'Dower is a debt: how to claim den mohr, and when the right is lost',
    author: 'lawyer',
    practiceArea: 'Family Law',
    daysAgo: 41,
    content: `Dower (*mahr*, in everyday Bangla *den mohr*) is not a gift and not a deposit against divorce. It is a sum that a Muslim husband owes his wife because of the marriage. She may claim it whether the marriage was happy or not.

## Prompt and deferred

The nikahnama divides the amount into two parts:

- **Prompt dower** is payable whenever the wife asks for it, also during the marriage.
- **Deferred dower** is payable when the marriage ends, by divorce or by death.

Where the nikahnama says nothing about how the dower is to be paid, section 10 of the Muslim Family Laws Ordinance 1961 presumes that **the whole is payable on demand**.

## "Usul": the little word that costs the most

Many nikahnamas carry a remark that a part was paid as *usul*, usually in ornaments. If ornaments were really given as part of the dower, that part is settled. If they were a wedding gift from his family, they are not dower, whatever was written later. Photographs, lists and witnesses decide this question, so keep them.

## Where and how to sue

Dower is one of the five matters that belong to the **Family Court**, now under the Family Courts Act 2023, which took the place of the Ordinance of 1985. The wife may sue where she lives, which spares many women a journey. The court tries to bring the parties to a settlement before the trial and once again after the evidence has been heard.

What the court will want to see:

1. the nikahnama (a certified copy can be had from the registrar's volume)
2. proof of the divorce or of the husband's death, if deferred dower is claimed
3. anything that shows what has been paid and what has not

## Time runs

A dower claim is a money claim, and it can become too late. As a rule there are **three years**: for prompt dower from the day when she demanded it and was refused, and, if she never demanded, from the end of the marriage; for deferred dower from the divorce or the death. Do not wait for the relatives' meetings to end. A case can be settled after it is filed; it cannot be revived after the time has gone.

## When the husband has died

Dower is paid out of his property **before the heirs take their shares**, like any other debt. A widow who is in possession of her husband's property, lawfully and without force, may in many cases hold it until she has been paid. She should take advice before she signs a family settlement.

## Giving it up

A wife can remit her dower, but only freely and knowing what she does. A signature given in a room full of people, in grief or in fear, can be challenged. Better not to give it at all.`,
  },
  {
    title: 'Maintenance for wife and children under the Family Courts Act 2023',
    author: 'rehana.parvin',
    practiceArea: 'Family Law',
    daysAgo: 86,
    content: `"He sends nothing" is the sentence with which most of my cases begin. The law does give an answer, and it is quicker than people fear if the right papers come with the first visit.

## Who may claim

- **A wife during the marriage.** A Muslim husband must maintain his wife. She does not lose the right because she lives elsewhere for a good reason, such as violence or unpaid prompt dower.
- **A divorced wife** for the period of iddat after the divorce.
- **Children.** The father must maintain his sons while they are minors and his daughters until they marry. It does not matter with which parent they live.
- **Hindu wives** can claim under the Hindu Married Women's Right to Separate Residence and Maintenance Act 1946. Christian families have rules of their own. The Family Court is open to people of every faith.
- **Parents.** The Maintenance of Parents Act 2013 obliges grown children to look after them. That is a different procedure, before a magistrate.

## Two roads

Muslim wives may go to the Chairman of the Union Parishad or the ward: under section 9 of the Muslim Family Laws Ordinance 1961 an Arbitration Council can fix an amount and issue a certificate. The other and more usual road is a suit in the **Family Court**.

The Family Courts Act 2023 replaced the Ordinance of 1985. The outline remained as it was: a plaint, a written statement, an attempt at settlement in chambers, evidence, a further attempt at settlement, a decree. The court can make **interim orders** in urgent matters, and you should ask for one on the first day. Children cannot wait for a judgment.

## How much

There is no table. The court looks at what he earns and owns, what she earns, what the children are used to, and what things cost. Bring:

1. school receipts, rent receipts, prescriptions
2. his salary slip, bank statement, trade licence, or photographs of his shop
3. remittance records, if he works abroad
4. a simple list of what the household needs in one month

Past maintenance may be claimed as well; say in the plaint from which month.

## If he does not pay

The decree may allow payment by instalments. If he does not pay in time, the wife applies for execution. The court can recover the sum from his property and, after that, order imprisonment for a limited time. Imprisonment does not cancel the debt of the coming months.

## Three mistakes

- Taking cash without writing down date and amount. Use the bank or mobile payment.
- Refusing every contact with the children in return. Maintenance and visits are two questions, and judges dislike it when they are exchanged for each other.
- Signing "all dues received" for a part of the money.`,
  },
  {
    title: 'Custody and guardianship: what the court asks when parents part',
    author: 'lawyer',
    practiceArea: 'Family Law',
    daysAgo: 133,
    content: `Parents come to me with a rule they have heard: boys until seven, girls until puberty, then the father. The rule exists. But no judge stops there.

## Two words that are not the same

**Custody** (*hizanat*) means with whom the child lives and who looks after it from day to day. **Guardianship** means who decides for the child in law and manages its property. Under Muslim law the mother has custody of a son until he is seven and of a daughter until puberty, while the father remains the natural guardian and has to pay for the child throughout.

For the property of a minor, relatives other than the legal guardian may not simply sign. Land of a minor that was sold by an uncle "on behalf of the child" causes lawsuits for thirty years.

## The welfare of the child comes first

Under the **Guardians and Wards Act 1890** the court has to consider the welfare of the minor, consistently with the law to which the child is subject. In practice, judges ask:

- Who has looked after the child until now?
- Is there school, a doctor, a quiet place to sleep?
- Has anybody been violent?
- Will this parent let the child see the other one?
- What does the child want, if it is old enough to say so?

The Supreme Court has more than once left children with their mother beyond the usual age because it was better for them. A mother's remarriage to a stranger may weigh against her, but it does not end the matter by itself. Poverty alone is no reason either: that is what the father's maintenance is for.

## The procedure

A suit for custody or guardianship goes to the **Family Court** of the place where the child ordinarily lives. One may ask for interim custody or for fixed visits while the case is pending. The judge usually speaks with the child in chambers, without the parents. If a child has been taken away and there is danger, a magistrate can issue a search warrant, and in exceptional cases the High Court Division hears a petition of habeas corpus.

## What you can do before any case

1. Write down a timetable that both can keep: weekdays, holidays, both Eids or pujas.
2. Do not remove the child from school in the middle of a year.
3. Keep messages polite. They will be read out one day.
4. Never teach a child what to say to the judge. It is always noticed.

## Guardianship certificates

Banks, passport offices and embassies often ask for a guardianship order when one parent is dead or abroad. If nobody objects, such an application under the Act of 1890 is fairly simple: bring the birth and death certificates, a list of the child's property, and the written consent of the near relatives.`,
  },
];
