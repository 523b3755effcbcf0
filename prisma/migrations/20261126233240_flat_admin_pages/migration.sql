-- CreateIndex
CREATE INDEX "Document_by_model" ON "Document"("id") WHERE ("modelRequests" > 0);

-- CreateIndex
CREATE INDEX "Mail_unsent" ON "Mail"("state") WHERE ("state" <> 'SENT');

-- CreateIndex
CREATE INDEX "User_paying" ON "User"("plan") WHERE ("plan" <> 'FREE');
