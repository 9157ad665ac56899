import type { Brand } from '../../../../shared/brands/brandSchema'

/** Whether an address is of the people who build the product, by the brand's `developerDomains`; a sub-domain is another domain. */
export const isDeveloper = ({ developerDomains }: Pick<Brand, 'developerDomains'>, email: string): boolean =>
  developerDomains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
