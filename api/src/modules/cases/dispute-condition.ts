/** SQL for an open complaint about money between the two present people of a case. `legalCase` is the alias of `cases`. */
export const disputeOf = (
  legalCase: string,
): string => `complaints dispute where dispute.case_id = ${legalCase}.id
  and dispute.category = 'money' and dispute.state <> 'closed'
  and (dispute.complainant_id = ${legalCase}.client_id and dispute.about_id = ${legalCase}.lawyer_id
    or dispute.complainant_id = ${legalCase}.lawyer_id and dispute.about_id = ${legalCase}.client_id)`;
