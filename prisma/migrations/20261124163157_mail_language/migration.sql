-- CreateEnum
CREATE TYPE "MailLanguage" AS ENUM ('ENGLISH', 'HINDI');

-- AlterTable
ALTER TABLE "Mail" ADD COLUMN     "language" "MailLanguage" NOT NULL DEFAULT 'ENGLISH';

-- AlterTable
ALTER TABLE "PendingRegistration" ADD COLUMN     "mailLanguage" "MailLanguage" NOT NULL DEFAULT 'ENGLISH';

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "mailLanguage" "MailLanguage" NOT NULL DEFAULT 'ENGLISH';
