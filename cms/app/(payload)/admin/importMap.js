import { NewRecordTitle as NewRecordTitle_1785165fa2253cdebeb961b654d057ea } from '../../../../cms/admin/record/NewRecordTitle'
import { RecordNotices as RecordNotices_23bf3e3e7679c5860fed3e62d6d41542 } from '../../../../cms/admin/record/RecordNotices'
import { Cell as Cell_3ed4aedda3d49b3b96cdf822179074e8 } from '../../../../cms/admin/cells/Cell'
import { SendSignInLink as SendSignInLink_b18513b0d8c27a74fca0478793ffb5ea } from '../../../../cms/admin/record/SendSignInLink'
import { SendLetter as SendLetter_67e309a81962e7ade2be1a961d92c720 } from '../../../../cms/admin/record/SendLetter'
import { MakeCustomToken as MakeCustomToken_b4127d469a712174e39bedc6c64a1c1a } from '../../../../cms/admin/record/MakeCustomToken'
import { Fact as Fact_5b49d94d9b7296faa895ee5e99939649 } from '../../../../cms/admin/record/Fact'
import { ResetFactor as ResetFactor_87c0fe1b64e72aed14b28fc9a1d44a6f } from '../../../../cms/admin/record/ResetFactor'
import { CountryField as CountryField_c21bef76f3c3535e45994147ec8a5d4d } from '../../../../cms/admin/fields/CountryField'
import { RecordFacts as RecordFacts_e6e5f19add67c35a40f1384d3e02fea0 } from '../../../../cms/admin/record/RecordFacts'
import { SaveReason as SaveReason_a801824c8418e531c71f6689b78662d9 } from '../../../../cms/admin/record/SaveReason'
import { CollectionList as CollectionList_77f79c5b9422a5331fe4435980e2dca3 } from '../../../../cms/admin/list/CollectionList'
import { DayField as DayField_f61b0030b41ececc39deb251e3b1ea50 } from '../../../../cms/admin/fields/DayField'
import { DayFilter as DayFilter_1a5a04f1997ff11699007fa96471c829 } from '../../../../cms/admin/fields/DayFilter'
import { RowLabel as RowLabel_53efd1778af5491ed9c8ab9bd06a7dfe } from '../../../../cms/admin/record/RowLabel'
import { AddAll as AddAll_a96b67ccdbea571af7fb88857e47d600 } from '../../../../cms/admin/fields/AddAll'
import { RecordHead as RecordHead_c5666bb1912d702f8e36db1921920d68 } from '../../../../cms/admin/record/RecordHead'
import { TestLink as TestLink_4fe6e801abc4746b3205ccc995d858b8 } from '../../../../cms/admin/record/TestLink'
import { InviteClient as InviteClient_da4200ef9a3e879919c211992c51cb9b } from '../../../../cms/admin/record/InviteClient'
import { ProviderFigures as ProviderFigures_4e750eacb68a89c0f6d987b995c425f3 } from '../../../../cms/admin/ProviderFigures'
import { StoredFact as StoredFact_91e572b9f3e9f2bba1515019bc9df0c2 } from '../../../../cms/admin/record/StoredFact'
import { OpenInPortal as OpenInPortal_2b1d556055a06c9ed3e5e4070b7cd874 } from '../../../../cms/admin/record/OpenInPortal'
import { History as History_fbabe1dda8a8a78c9f39ccd0c52b0d8d } from '../../../../cms/admin/history/History'
import { Ledger as Ledger_e3f74e54df9d08daffbef1def91dfa0a } from '../../../../cms/admin/record/Ledger'
import { RangeField as RangeField_f4b7343d99d6ca5b15b576a8f3d6a9e0 } from '../../../../cms/admin/fields/RangeField'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BrandField as BrandField_0ec289c11878ed1e8d3c19f2535df556 } from '../../../../cms/admin/fields/BrandField'
import { NoField as NoField_a034912ffc7e732afb5d9842a9cb22c6 } from '../../../../cms/admin/list/NoField'
import { MoveCell as MoveCell_941c136be96737b54d1a2b099bad3586 } from '../../../../cms/admin/list/MoveCell'
import { LibraryDropzone as LibraryDropzone_ca7b46a07a31dd3dbec153c02837e5be } from '../../../../cms/admin/fields/LibraryDropzone'
import { NameOfFile as NameOfFile_519ea7900cf533f8076d1c07452b3235 } from '../../../../cms/admin/record/NameOfFile'
import { OpenFile as OpenFile_ee261b5d2a22e994260277f4076fedb2 } from '../../../../cms/admin/record/OpenFile'
import { TabularField as TabularField_929436bbd089e527c198d59157a9798f } from '../../../../cms/admin/fields/TabularField'
import { ThemeField as ThemeField_ef8af75850fe27cc00fd541fcfa27171 } from '../../../../cms/admin/fields/ThemeField'
import { NavigationDesigner as NavigationDesigner_3932449933fe2f99de64cefd8040437b } from '../../../../cms/admin/designers/NavigationDesigner'
import { IconField as IconField_51765ab5a7fa99f4053b90c52425a7c2 } from '../../../../cms/admin/fields/IconField'
import { DataProcessDesigner as DataProcessDesigner_75429c1618d8a27d049adedc75583597 } from '../../../../cms/admin/designers/DataProcessDesigner'
import { FormDesigner as FormDesigner_f0bba8d11b55ef7efe85959993565844 } from '../../../../cms/admin/forms/FormDesigner'
import { SubmissionSummary as SubmissionSummary_84eb5734acd70ce0d257acd1de4076f1 } from '../../../../cms/admin/forms/SubmissionSummary'
import { BatchView as BatchView_8c2f2ee246aceb375ad75fe8ef8cab58 } from '../../../../cms/admin/batches/BatchView'
import { EvidenceView as EvidenceView_a8e2f0da7da73a01bcc67f465d392510 } from '../../../../cms/admin/evidence/EvidenceView'
import { Nav as Nav_560db4597903e4293824f0e50c11dca6 } from '../../../../cms/admin/frame/Nav'
import { Icon as Icon_925f3756cce00f17100dc752144a4a65 } from '../../../../cms/admin/frame/Icon'
import { Logo as Logo_4474842a146e030c7252c30c49f1e420 } from '../../../../cms/admin/frame/Logo'
import { GlobalSearch as GlobalSearch_4e250321eb9e3e84beceaa4d9c2a28b4 } from '../../../../cms/admin/frame/GlobalSearch'
import { Home as Home_35882433e07b96db6bee96739041b38a } from '../../../../cms/admin/home/Home'
import { LoginView as LoginView_18e2f6fb13408baee88f9893f74dfa78 } from '../../../../cms/admin/login/LoginView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/admin/record/NewRecordTitle#NewRecordTitle": NewRecordTitle_1785165fa2253cdebeb961b654d057ea,
  "/cms/admin/record/RecordNotices#RecordNotices": RecordNotices_23bf3e3e7679c5860fed3e62d6d41542,
  "/cms/admin/cells/Cell#Cell": Cell_3ed4aedda3d49b3b96cdf822179074e8,
  "/cms/admin/record/SendSignInLink#SendSignInLink": SendSignInLink_b18513b0d8c27a74fca0478793ffb5ea,
  "/cms/admin/record/SendLetter#SendLetter": SendLetter_67e309a81962e7ade2be1a961d92c720,
  "/cms/admin/record/MakeCustomToken#MakeCustomToken": MakeCustomToken_b4127d469a712174e39bedc6c64a1c1a,
  "/cms/admin/record/Fact#Fact": Fact_5b49d94d9b7296faa895ee5e99939649,
  "/cms/admin/record/ResetFactor#ResetFactor": ResetFactor_87c0fe1b64e72aed14b28fc9a1d44a6f,
  "/cms/admin/fields/CountryField#CountryField": CountryField_c21bef76f3c3535e45994147ec8a5d4d,
  "/cms/admin/record/RecordFacts#RecordFacts": RecordFacts_e6e5f19add67c35a40f1384d3e02fea0,
  "/cms/admin/record/SaveReason#SaveReason": SaveReason_a801824c8418e531c71f6689b78662d9,
  "/cms/admin/list/CollectionList#CollectionList": CollectionList_77f79c5b9422a5331fe4435980e2dca3,
  "/cms/admin/fields/DayField#DayField": DayField_f61b0030b41ececc39deb251e3b1ea50,
  "/cms/admin/fields/DayFilter#DayFilter": DayFilter_1a5a04f1997ff11699007fa96471c829,
  "/cms/admin/record/RowLabel#RowLabel": RowLabel_53efd1778af5491ed9c8ab9bd06a7dfe,
  "/cms/admin/fields/AddAll#AddAll": AddAll_a96b67ccdbea571af7fb88857e47d600,
  "/cms/admin/record/RecordHead#RecordHead": RecordHead_c5666bb1912d702f8e36db1921920d68,
  "/cms/admin/record/TestLink#TestLink": TestLink_4fe6e801abc4746b3205ccc995d858b8,
  "/cms/admin/record/InviteClient#InviteClient": InviteClient_da4200ef9a3e879919c211992c51cb9b,
  "/cms/admin/ProviderFigures#ProviderFigures": ProviderFigures_4e750eacb68a89c0f6d987b995c425f3,
  "/cms/admin/record/StoredFact#StoredFact": StoredFact_91e572b9f3e9f2bba1515019bc9df0c2,
  "/cms/admin/record/OpenInPortal#OpenInPortal": OpenInPortal_2b1d556055a06c9ed3e5e4070b7cd874,
  "/cms/admin/history/History#History": History_fbabe1dda8a8a78c9f39ccd0c52b0d8d,
  "/cms/admin/record/Ledger#Ledger": Ledger_e3f74e54df9d08daffbef1def91dfa0a,
  "/cms/admin/fields/RangeField#RangeField": RangeField_f4b7343d99d6ca5b15b576a8f3d6a9e0,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/admin/fields/BrandField#BrandField": BrandField_0ec289c11878ed1e8d3c19f2535df556,
  "/cms/admin/list/NoField#NoField": NoField_a034912ffc7e732afb5d9842a9cb22c6,
  "/cms/admin/list/MoveCell#MoveCell": MoveCell_941c136be96737b54d1a2b099bad3586,
  "/cms/admin/fields/LibraryDropzone#LibraryDropzone": LibraryDropzone_ca7b46a07a31dd3dbec153c02837e5be,
  "/cms/admin/record/NameOfFile#NameOfFile": NameOfFile_519ea7900cf533f8076d1c07452b3235,
  "/cms/admin/record/OpenFile#OpenFile": OpenFile_ee261b5d2a22e994260277f4076fedb2,
  "/cms/admin/fields/TabularField#TabularField": TabularField_929436bbd089e527c198d59157a9798f,
  "/cms/admin/fields/ThemeField#ThemeField": ThemeField_ef8af75850fe27cc00fd541fcfa27171,
  "/cms/admin/designers/NavigationDesigner#NavigationDesigner": NavigationDesigner_3932449933fe2f99de64cefd8040437b,
  "/cms/admin/fields/IconField#IconField": IconField_51765ab5a7fa99f4053b90c52425a7c2,
  "/cms/admin/designers/DataProcessDesigner#DataProcessDesigner": DataProcessDesigner_75429c1618d8a27d049adedc75583597,
  "/cms/admin/forms/FormDesigner#FormDesigner": FormDesigner_f0bba8d11b55ef7efe85959993565844,
  "/cms/admin/forms/SubmissionSummary#SubmissionSummary": SubmissionSummary_84eb5734acd70ce0d257acd1de4076f1,
  "/cms/admin/batches/BatchView#BatchView": BatchView_8c2f2ee246aceb375ad75fe8ef8cab58,
  "/cms/admin/evidence/EvidenceView#EvidenceView": EvidenceView_a8e2f0da7da73a01bcc67f465d392510,
  "/cms/admin/frame/Nav#Nav": Nav_560db4597903e4293824f0e50c11dca6,
  "/cms/admin/frame/Icon#Icon": Icon_925f3756cce00f17100dc752144a4a65,
  "/cms/admin/frame/Logo#Logo": Logo_4474842a146e030c7252c30c49f1e420,
  "/cms/admin/frame/GlobalSearch#GlobalSearch": GlobalSearch_4e250321eb9e3e84beceaa4d9c2a28b4,
  "/cms/admin/home/Home#Home": Home_35882433e07b96db6bee96739041b38a,
  "/cms/admin/login/LoginView#LoginView": LoginView_18e2f6fb13408baee88f9893f74dfa78,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
